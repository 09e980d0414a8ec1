/* Nets, and games played by them: learning, positions to learn from, targets, matches. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifdef __AVX512F__
#include <immintrin.h>
#endif
#include "training.h"

#define WIDE 1024 /* at most so many hidden units */

/* --- Chance: xoshiro256** seeded by splitmix64 ------------------------------------------- */

typedef struct { uint64_t s[4]; } Rng;

static void seed_rng(Rng *g, uint64_t seed) {
    for (int i = 0; i < 4; i++) {
        uint64_t z = (seed += 0x9E3779B97F4A7C15ull);
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull; z = (z ^ z >> 27) * 0x94D049BB133111EBull;
        g->s[i] = z ^ z >> 31;
    }
}

static inline uint64_t rotl(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline uint64_t draw(Rng *g) {
    uint64_t *s = g->s, out = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotl(s[3], 45);
    return out;
}

static inline int below(Rng *g, int n) { return (int)((draw(g) >> 32) * (uint64_t)n >> 32); }
static inline float chance(Rng *g) { return (draw(g) >> 40) * (1.0f / 16777216); }

static void roll(Rng *g, int *high, int *low) {
    int d = 1 + below(g, 6), e = 1 + below(g, 6);
    *high = d > e ? d : e; *low = d > e ? e : d;
}

/* --- Nets -------------------------------------------------------------------------------- */

static inline float sigmoid(float x) { return 1 / (1 + expf(-x)); }

static void activate(const Net *n, const float *restrict z, float *restrict h, int size) {
    if (n->relu) for (int i = 0; i < size; i++) h[i] = z[i] > 0 ? z[i] : 0;
    else for (int i = 0; i < size; i++) h[i] = sigmoid(z[i]);
}

static void from_hidden(const Net *n, const float *restrict h, float *restrict out) {
    float z[WIDE], g[WIDE];
    int wide = n->hidden;
    if (n->second) {
        memcpy(z, n->b2, n->second * sizeof *z);
        for (int i = 0; i < n->hidden; i++) {
            if (h[i] == 0) continue;
            const float *restrict w = n->w2 + (long)i * n->second, v = h[i];
            for (int k = 0; k < n->second; k++) z[k] += v * w[k];
        }
        activate(n, z, g, n->second);
        h = g; wide = n->second;
    }
    for (int o = 0; o < n->outputs; o++) {
        float sum = n->bo[o];
        const float *restrict w = n->wo + (long)o * wide;
        for (int i = 0; i < wide; i++) sum += h[i] * w[i];
        out[o] = sigmoid(sum);
    }
}

typedef float Wide __attribute__((vector_size(64), aligned(4), may_alias));

/* z = from + the rows at[] of the first layer, each as often as by[] says. */
static void add_rows(const Net *n, const float *from, const int *at, const float *by, int many,
                     float *z) {
    const long hidden = n->hidden;
    int k = 0;
    for (; k + 64 <= hidden; k += 64) {
        const Wide *f = (const Wide *)(from + k);
        Wide p = f[0], q = f[1], r = f[2], s = f[3];
        for (int i = 0; i < many; i++) {
            const Wide *w = (const Wide *)(n->w1 + at[i] * hidden + k);
            p += by[i] * w[0]; q += by[i] * w[1]; r += by[i] * w[2]; s += by[i] * w[3];
        }
        Wide *to = (Wide *)(z + k);
        to[0] = p; to[1] = q; to[2] = r; to[3] = s;
    }
    for (; k + 16 <= hidden; k += 16) {
        Wide p = *(const Wide *)(from + k);
        for (int i = 0; i < many; i++) p += by[i] * *(const Wide *)(n->w1 + at[i] * hidden + k);
        *(Wide *)(z + k) = p;
    }
}

/* Which inputs differ from others, and by how much; how many do. */
static int differences(int inputs, const float *x, const float *from, int *at, float *by) {
    int many = 0, j = 0;
#ifdef __AVX512F__
    const __m512i steps = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (; j + 16 <= inputs; j += 16) {
        __m512 d = _mm512_sub_ps(_mm512_loadu_ps(x + j), _mm512_loadu_ps(from + j));
        __mmask16 m = _mm512_cmp_ps_mask(d, _mm512_setzero_ps(), _CMP_NEQ_UQ);
        _mm512_storeu_ps(by + many, _mm512_maskz_compress_ps(m, d));
        _mm512_storeu_si512(at + many,
            _mm512_maskz_compress_epi32(m, _mm512_add_epi32(steps, _mm512_set1_epi32(j))));
        many += __builtin_popcount(m);
    }
#endif
    for (; j < inputs; j++) {
        float d = x[j] - from[j];
        at[many] = j; by[many] = d; many += d != 0;
    }
    return many;
}

static void first_layer(const Net *n, const float *restrict x, float *restrict z) {
    static const float nothing[INPUTS];
    int at[INPUTS];
    float by[INPUTS];
    int many = differences(n->inputs, x, nothing, at, by);
    add_rows(n, n->b1, at, by, many, z);
}

void forward(const Net *n, const float *x, float *hidden, float *out) {
    float z[WIDE];
    first_layer(n, x, z);
    activate(n, z, hidden, n->hidden);
    from_hidden(n, hidden, out);
}

float equity(int outputs, const float *o) {
    float e = 2 * o[0] - 1;
    int more = (outputs - 1) / 2;
    for (int k = 1; k <= more; k++) e += o[k] - o[more + k];
    return e;
}

static void swap(int outputs, float *o) {
    int more = (outputs - 1) / 2;
    o[0] = 1 - o[0];
    for (int k = 1; k <= more; k++) { float t = o[k]; o[k] = o[more + k]; o[more + k] = t; }
}

/* The chances of positions that followed one throw, each for the side that moved: out[i][OUTPUTS].
   The first layer of all but the first of a class is computed from what differs. */
static void evaluate(const Rules *r, const Net *nets, const State *s, int n, float *out) {
    static float base_x[3][INPUTS], base_z[3][WIDE], z[WIDE], h[WIDE], x[INPUTS];
    int has[3] = {0, 0, 0};
    for (int i = 0; i < n; i++) {
        float *o = out + (long)i * OUTPUTS;
        if (outcome(r, &s[i], o)) continue;
        int c = inputs_of(r, &s[i], x);
        const Net *net = &nets[c];
        if (!has[c]) {
            has[c] = 1;
            memcpy(base_x[c], x, net->inputs * sizeof *x);
            first_layer(net, x, base_z[c]);
            activate(net, base_z[c], h, net->hidden);
        } else {
            int at[INPUTS];
            float by[INPUTS];
            int many = differences(net->inputs, x, base_x[c], at, by);
            add_rows(net, base_z[c], at, by, many, z);
            activate(net, z, h, net->hidden);
        }
        from_hidden(net, h, o);
        if (s[i].again) swap(net->outputs, o);
    }
}

/* The chances of positions, each for the side that waits. */
void chances(const Rules *r, const Net *nets, const State *s, int n, float *out) {
    float o[OUTPUTS];
    int k = nets[0].outputs;
    for (int i = 0; i < n; i++) {
        State one = s[i];
        one.again = 0;
        evaluate(r, nets, &one, 1, o);
        memcpy(out + (long)i * k, o, k * sizeof *o);
    }
}

#define KEPT 7 /* plays that are looked at again after the small net has sorted out the others */

/* Leaves the plays that a small net, which knows the counts only, thinks best; how many remain. */
static int sort_out(const Rules *r, const Net *nets, State *s, int n) {
    static float base_x[INPUTS], x[INPUTS], base_z[WIDE], z[WIDE], h[WIDE], worth[RESULTS];
    const Net *net = &nets[3];
    float o[OUTPUTS];
    if (!net->hidden || n <= KEPT + 2) return n;
    for (int i = 0; i < n; i++) {
        if (s[i].over) { worth[i] = 100; continue; }
        counts_of(r, &s[i], i ? x : base_x);
        if (i) {
            int at[INPUTS];
            float by[INPUTS];
            add_rows(net, base_z, at, by, differences(net->inputs, x, base_x, at, by), z);
        } else {
            first_layer(net, base_x, base_z);
            memcpy(z, base_z, sizeof z);
        }
        activate(net, z, h, net->hidden);
        from_hidden(net, h, o);
        worth[i] = equity(net->outputs, o);
        if (s[i].again) worth[i] = -worth[i];
    }
    for (int k = 0; k < KEPT; k++) {
        int top = k;
        for (int i = k + 1; i < n; i++) if (worth[i] > worth[top]) top = i;
        State one = s[k]; s[k] = s[top]; s[top] = one;
        float w = worth[k]; worth[k] = worth[top]; worth[top] = w;
    }
    return KEPT;
}

/* Plays a throw: the new position and, for the side that moved, its chances. */
static int best(const Rules *r, const Net *nets, const State *s, int high, int low, float noise,
                Rng *g, State *next, float *out) {
    static State found[RESULTS];
    static float all[RESULTS * OUTPUTS];
    int n = results(r, s, high, low, found), k = nets[0].outputs, pick = 0;
    if (n <= 0) return -1;
    if (n > 1 || out) {
        n = sort_out(r, nets, found, n);
        evaluate(r, nets, found, n, all);
        float top = -1e9f;
        for (int i = 0; i < n; i++) {
            float e = equity(k, all + (long)i * OUTPUTS);
            if (noise > 0) e -= noise * logf(-logf(chance(g) * 0.999998f + 1e-6f));
            if (e > top) { top = e; pick = i; }
        }
    }
    *next = found[pick];
    if (out) memcpy(out, all + (long)pick * OUTPUTS, OUTPUTS * sizeof(float));
    return n;
}

static void begin(const Rules *r, State *s) {
    memset(s, 0, sizeof *s);
    memcpy(s->a, r->setup, PLACES); memcpy(s->b, r->setup, PLACES);
}

/* --- Learning from the next position ------------------------------------------------------ */

static void learn(const Net *n, const float *x, const float *target, float step) {
    float h[WIDE], out[OUTPUTS], back[WIDE];
    forward(n, x, h, out);
    memset(back, 0, n->hidden * sizeof *back);
    for (int o = 0; o < n->outputs; o++) {
        float d = step * (target[o] - out[o]), *restrict w = n->wo + (long)o * n->hidden;
        n->bo[o] += d;
        for (int i = 0; i < n->hidden; i++) { back[i] += d * w[i]; w[i] += d * h[i]; }
    }
    for (int i = 0; i < n->hidden; i++) {
        back[i] *= h[i] * (1 - h[i]);
        n->b1[i] += back[i];
    }
    for (int j = 0; j < n->inputs; j++)
        if (x[j] != 0) {
            float *restrict w = n->w1 + (long)j * n->hidden, v = x[j];
            for (int i = 0; i < n->hidden; i++) w[i] += v * back[i];
        }
}

/* So many games of a net against itself; after each throw the position before it learns (TD(0),
   one hidden layer of sigmoids). rules may hold several sets of house rules. Returns the throws. */
long self_play(const Rules *rules, int sets, const float *shares, const Net *nets, long games,
               float step, uint64_t seed) {
    Rng g;
    long throws = 0;
    float x[INPUTS], target[OUTPUTS];
    seed_rng(&g, seed);
    for (long game = 0; game < games; game++) {
        int which = 0;
        float at = chance(&g);
        while (which < sets - 1 && at >= shares[which]) at -= shares[which++];
        const Rules *r = &rules[which];
        State s, next;
        begin(r, &s);
        for (int ply = 0; ply < 3000; ply++) {
            int high, low;
            roll(&g, &high, &low);
            if (best(r, nets, &s, high, low, 0, &g, &next, target) < 0) break;
            throws++;
            if (!ply && high == low && !r->again) { s = next; continue; }
            int c = inputs_of(r, &s, x);
            swap(nets[c].outputs, target); /* for the side that did not move, which is s.a */
            learn(&nets[c], x, target, step);
            if (next.over) break;
            s = next; s.again = 0;
        }
    }
    return throws;
}

/* --- Positions to learn from, and their targets --------------------------------------------- */

/* Fills positions met in games of a net against itself, each kept with a share; noise makes the
   choice of a play uncertain (Gumbel noise on the equity), in a part of the games. */
long sample(const Rules *r, const Net *nets, State *out, long wanted, float share, float noise,
            uint64_t seed) {
    Rng g;
    long n = 0;
    seed_rng(&g, seed);
    while (n < wanted) {
        State s, next;
        float blur = noise * chance(&g);
        if (chance(&g) < 0.5f) blur = 0;
        int until = below(&g, 60);
        begin(r, &s);
        for (int ply = 0; ply < 3000 && n < wanted; ply++) {
            int high, low;
            roll(&g, &high, &low);
            if (best(r, nets, &s, high, low, ply < until ? blur : 0, &g, &next, NULL) < 0) break;
            if (next.over) break;
            s = next; s.again = 0;
            if (chance(&g) < share) out[n++] = s;
        }
    }
    return n;
}

/* The chances of the waiting side, one throw ahead: over all 21 throws and the best play of each. */
static void one_reply(const Rules *r, const Net *nets, const State *s, float *out) {
    int k = nets[0].outputs;
    float o[OUTPUTS];
    State next;
    memset(out, 0, OUTPUTS * sizeof *out);
    for (int d = 1; d <= 6; d++)
        for (int e = 1; e <= d; e++) {
            best(r, nets, s, d, e, 0, NULL, &next, o);
            swap(k, o);
            float w = (d == e ? 1 : 2) / 36.0f;
            for (int i = 0; i < k; i++) out[i] += w * o[i];
        }
}

/* The same, and what the best play of one of the throws leads to and is worth to its mover. */
static void one_reply_and(const Rules *r, const Net *nets, const State *s, float *out, int high,
                          int low, State *next, float *worth) {
    int k = nets[0].outputs;
    memset(out, 0, OUTPUTS * sizeof *out);
    for (int d = 1; d <= 6; d++)
        for (int e = 1; e <= d; e++) {
            float o[OUTPUTS];
            State n;
            best(r, nets, s, d, e, 0, NULL, &n, o);
            if (d == high && e == low) { *next = n; memcpy(worth, o, sizeof o); }
            swap(k, o);
            float w = (d == e ? 1 : 2) / 36.0f;
            for (int i = 0; i < k; i++) out[i] += w * o[i];
        }
}

/* Games of a net against itself, one reply at every position: the positions one after the other,
   what one reply says of them, what the net alone says, and how each hangs together with the next:
   0 not at all, 1 the other side has played its best, 2 the same side throws again. */
void games(const Rules *r, const Net *nets, State *states, float *replies, float *alone,
           uint8_t *links, long wanted, float noise, uint64_t seed) {
    Rng g;
    long n = 0;
    int k = nets[0].outputs;
    seed_rng(&g, seed);
    while (n < wanted) {
        State s, next;
        float v[OUTPUTS], u[OUTPUTS], worth[OUTPUTS];
        int until = chance(&g) < 0.3f ? 0 : below(&g, 50), high, low;
        begin(r, &s);
        roll(&g, &high, &low);
        if (best(r, nets, &s, high, low, noise, &g, &next, v) < 0) return;
        if (next.again) swap(k, v);
        for (int ply = 0; ply < 3000 && n < wanted; ply++) {
            s = next; s.again = 0;
            roll(&g, &high, &low);
            one_reply_and(r, nets, &s, u, high, low, &next, worth);
            states[n] = s;
            memcpy(replies + n * k, u, k * sizeof *u);
            memcpy(alone + n * k, v, k * sizeof *v);
            int strays = ply < until && chance(&g) < 0.2f;
            if (strays) best(r, nets, &s, high, low, noise, &g, &next, worth);
            links[n++] = next.over || strays ? 0 : next.again ? 2 : 1;
            if (next.over) break;
            memcpy(v, worth, sizeof v);
            if (next.again) swap(k, v);
        }
        if (n) links[n - 1] = 0;
    }
}

/* Played on: trials for each position, the first throw going through all 36, each of so many
   throws and then judged by one reply or, if it is fast, by the net. */
static void rollout(const Rules *r, const Net *nets, const State *from, int trials, int depth,
                    int reply, Rng *g, float *out) {
    int k = nets[0].outputs;
    float o[OUTPUTS], sum[OUTPUTS] = {0};
    for (int t = 0; t < trials; t++) {
        State s = *from, next;
        int mine = 1; /* whether the side that waits in s is the one that waited in from */
        for (int ply = 0;; ply++) {
            int high, low;
            if (ply == 0) {
                int d = 1 + t % 6, e = 1 + t / 6 % 6;
                high = d > e ? d : e; low = d > e ? e : d;
            } else roll(g, &high, &low);
            int last = ply >= depth - 1;
            best(r, nets, &s, high, low, 0, g, &next, last && !reply ? o : NULL);
            if (next.over) {
                outcome(r, &next, o);
                if (mine) swap(k, o); /* the side that moved is not the one that waited */
                break;
            }
            if (last && !reply) { if (mine) swap(k, o); break; }
            if (!next.again) mine = !mine;
            s = next; s.again = 0;
            if (last) { one_reply(r, nets, &s, o); if (!mine) swap(k, o); break; }
        }
        for (int i = 0; i < k; i++) sum[i] += o[i];
    }
    for (int i = 0; i < k; i++) out[i] = sum[i] / trials;
}

/* Targets for positions: one reply where trials is 0, else rollouts; out[i][outputs]. */
void label(const Rules *r, const Net *nets, const State *s, long n, int trials, int depth,
           int reply, uint64_t seed, float *out) {
    int k = nets[0].outputs;
    Rng g;
    seed_rng(&g, seed);
    for (long i = 0; i < n; i++) {
        float o[OUTPUTS];
        if (trials) rollout(r, nets, &s[i], trials, depth, reply, &g, o);
        else one_reply(r, nets, &s[i], o);
        memcpy(out + i * k, o, k * sizeof *o);
    }
}

void all_inputs(const Rules *r, const State *s, long n, int width, float *x, uint8_t *classes) {
    for (long i = 0; i < n; i++) {
        classes[i] = (uint8_t)inputs_of(r, &s[i], x + i * width);
    }
}

/* --- Choosing ------------------------------------------------------------------------------- */

/* A number of the normal distribution. */
static float normal(Rng *g) {
    float u = chance(g) + 1e-7f, v = chance(g);
    return sqrtf(-2 * logf(u)) * cosf(6.2831853f * v);
}

/* The best play of a throw by the net alone, or by one reply among the best few; the result. blur
   is the spread of the noise that makes a player weaker; a play that wins is always seen. */
int choose(const Rules *r, const Net *nets, const State *s, int high, int low, int few, float within,
           float blur, Rng *g, State *next) {
    static State found[RESULTS];
    static float all[RESULTS * OUTPUTS], worth[RESULTS];
    int n = results(r, s, high, low, found), k = nets[0].outputs;
    if (n <= 0) return -1;
    if (n == 1) { *next = found[0]; return 1; }
    evaluate(r, nets, found, n, all);
    float top = -1e9f;
    int pick = 0;
    for (int i = 0; i < n; i++) {
        worth[i] = equity(k, all + (long)i * OUTPUTS);
        if (blur > 0) worth[i] += found[i].over ? 100 : blur * normal(g);
        if (worth[i] > top) { top = worth[i]; pick = i; }
    }
    if (few > 1) {
        float limit = top - within, bestyet = -1e9f;
        for (int c = 0; c < few; c++) {
            int at = -1;
            for (int i = 0; i < n; i++)
                if (worth[i] >= limit && (at < 0 || worth[i] > worth[at])) at = i;
            if (at < 0) break;
            worth[at] = -1e9f;
            float o[OUTPUTS];
            State one = found[at];
            if (!outcome(r, &one, o)) {
                int again = one.again;
                one.again = 0;
                one_reply(r, nets, &one, o);
                if (again) swap(k, o);
            }
            float e = equity(k, o);
            if (e > bestyet) { bestyet = e; pick = at; }
        }
    }
    *next = found[pick];
    return n;
}

/* One of two nets' players against another: each game is played twice with the same dice and sides
   changed. points[i] are those of the first in the pair i, both games together. */
void match(const Rules *r, const Net *first, const Net *second, long pairs, int few_first,
           int few_second, float within, uint64_t seed, float *points) {
    for (long p = 0; p < pairs; p++) {
        points[p] = 0;
        for (int turned = 0; turned < 2; turned++) {
            Rng g;
            State s, next;
            seed_rng(&g, seed + p * 7919);
            begin(r, &s);
            int mover = turned; /* 0: the first player throws */
            for (int ply = 0; ply < 3000; ply++) {
                int high, low;
                do roll(&g, &high, &low); while (!ply && high == low && !r->again);
                if (choose(r, mover ? second : first, &s, high, low, mover ? few_second : few_first,
                           within, 0, NULL, &next) < 0) break;
                if (next.over) {
                    float o[OUTPUTS];
                    outcome(r, &next, o);
                    float e = equity(first->outputs, o);
                    points[p] += mover ? -e : e;
                    break;
                }
                if (!next.again) mover = !mover;
                s = next; s.again = 0;
            }
        }
    }
}
