/* What a net sees of a position; trictrac_gui/ai/inputs.py counts the same with NumPy. The loops
   run over all places without branches, so that the compiler can make vector code of them. */
#include <string.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif
#include "training.h"

static uint8_t escaping[4096]; /* closed points ahead -> throws that one checker can play whole */
static float unary[16][4];
static int32_t mixed_high[16], mixed_low[16]; /* the 15 throws that are no doubles, and a blank */

__attribute__((constructor)) static void tables(void) {
    for (int mask = 0; mask < 4096; mask++)
        for (int d = 1; d <= 6; d++)
            for (int e = 1; e <= d; e++)
                if (!(mask >> (d + e - 1) & 1) && (!(mask >> (d - 1) & 1) || !(mask >> (e - 1) & 1)))
                    escaping[mask] += d == e ? 1 : 2;
    for (int n = 0; n < 16; n++) {
        unary[n][0] = n >= 1; unary[n][1] = n >= 2; unary[n][2] = n >= 3;
        unary[n][3] = n > 3 ? (n - 3) / 4.0f : 0;
    }
    int t = 0;
    for (int d = 2; d <= 6; d++)
        for (int e = 1; e < d; e++, t++) { mixed_high[t] = d; mixed_low[t] = e; }
}

/* --- One side as it stands to the other -------------------------------------------------- */

typedef uint8_t Bytes __attribute__((vector_size(PLACES)));      /* a number for each place */
typedef int8_t Flags __attribute__((vector_size(PLACES)));       /* -1 where something holds */
typedef int16_t Shorts __attribute__((vector_size(2 * PLACES)));

static const Shorts INDEX = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                             16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

static inline Bytes load(const uint8_t *from) {
    Bytes b;
    memcpy(&b, from, sizeof b);
    return b;
}

static inline uint32_t bits(Flags f) {
#ifdef __AVX2__
    return (uint32_t)_mm256_movemask_epi8((__m256i)f);
#else
    uint32_t b = 0;
    for (int i = 0; i < PLACES; i++) b |= f[i] ? 1u << i : 0;
    return b;
#endif
}

static inline int sum(Shorts v) {
    int s = 0;
    for (int i = 0; i < PLACES; i++) s += v[i];
    return s;
}

typedef struct {
    Shorts count;                         /* on the path, without those borne off */
    uint8_t escapes[PLACES];
    uint32_t there, closed, blots, makes; /* bits of the own path: stands, may not land, may hit, closes */
    int rear, front, pips, waiting;       /* front: index of the opponent's hindmost checker */
} Seen;

static void look(const Rules *r, const uint8_t *me, const uint8_t *them, Seen *o) {
    const int last = r->last;
    const uint32_t on = (1u << last) - 1;
    const Bytes mine = load(me), theirs = __builtin_shuffle(load(them), load(r->across));
    o->there = bits(mine > 0) & on;
    o->closed = bits(theirs >= load(r->closing)) & on;
    o->blots = bits(theirs == 1) & on & ~o->closed;
    o->makes = bits(mine >= load(r->making)) & on;
    const uint32_t ahead = bits(theirs > 0) & on;
    o->count = __builtin_convertvector(mine, Shorts) & (INDEX < (int16_t)last);
    o->pips = sum(o->count * ((int16_t)last - INDEX));
    o->rear = o->there ? __builtin_ctz(o->there) : last;
    o->front = ahead ? 31 - __builtin_clz(ahead) : -1;
    o->waiting = me[0];
    for (int i = 0; i < PLACES - 1; i++) o->escapes[i] = escaping[o->closed >> (i + 1) & 4095];
}

/* --- Throws that hit ------------------------------------------------------------------------- */

/* The blots that can be hit with the throw of each index: 0–14 mixed, 16–21 doubles. */
static void hits_of(const Rules *r, const Seen *s, int waiting, uint32_t *h) {
    const uint32_t open = ~s->closed & ((1u << r->last) - 1), B = s->blots, all = s->there;
    if (!(r->gated && waiting)) {
        for (int t = 0; t < 16; t++) {
            int d = mixed_high[t], e = mixed_low[t];
            uint32_t with_d = all << d, with_e = all << e;
            h[t] = (with_d | with_e | (with_d & open) << e | (with_e & open) << d) & B;
        }
        h[15] = 0;
        for (int d = 1; d <= 6; d++) {
            uint32_t go = all, found = 0;
            for (int k = 0; k < r->doubles; k++) { go = go << d & open; found |= go; }
            h[15 + d] = found & B;
        }
        return;
    }
    for (int t = 0; t < 15; t++) {
        int d = mixed_high[t], e = mixed_low[t];
        h[t] = 1u << d | 1u << e;
        if (waiting == 1) {
            if (open >> d & 1) h[t] |= (all | 1u << d) << e;
            if (open >> e & 1) h[t] |= (all | 1u << e) << d;
        } else if (r->go_on) h[t] |= (1u << d & open) << e | (1u << e & open) << d;
        h[t] &= B;
    }
    h[15] = 0;
    for (int d = 1; d <= 6; d++) {
        int times = waiting > 1 && !r->go_on ? 1 : r->doubles;
        uint32_t go = 1, found = 0;
        if (waiting == 1) {
            found = 1u << d;
            go = open >> d & 1 ? (all & ~1u) | 1u << d : 0;
            times--;
        }
        for (int k = 0; k < times; k++) { go = go << d & open; found |= go; }
        h[15 + d] = found & B;
    }
}

static const int32_t weight[32] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
                                   1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

/* How a side's blots stand to the next throw of the other, whose blots to hit they are. */
static void exposure(const Rules *r, const uint8_t *them, const Seen *o, float *x) {
    if (!o->blots) return;
    uint32_t h[32] = {0};
    int any = 0, many = 0, loss = 0, worst = 0;
    hits_of(r, o, them[0], h);
    for (int t = 0; t < 32; t++) {
        any += -(h[t] != 0) & weight[t];
        many += -((h[t] & (h[t] - 1)) != 0) & weight[t];
    }
    if (any)
        for (uint32_t m = o->blots; m; m &= m - 1) {
            int j = __builtin_ctz(m), each = 0;
            for (int t = 0; t < 32; t++) each += (int)(h[t] >> j & 1) * weight[t];
            loss += each * r->facing[j];
            if (each > worst) worst = each;
        }
    x[6] = __builtin_popcount(o->blots & ~((2u << o->rear) - 1)) / 4.0f;
    x[7] = any / 36.0f;
    x[8] = loss / (36.0f * 12);
    x[22] = many / 36.0f;
    x[23] = worst / 36.0f;
}

/* --- All inputs ------------------------------------------------------------------------------ */

#define EXTRAS 24
/* The counted inputs of one side against the other. */
static void extras(const Rules *r, const Seen *s, const Seen *o, int off, float *x) {
    const int last = r->last, quarter = last / 4, half = last / 2;
    const float n = (float)r->checkers, pips = r->pips;
    const int on = r->checkers - off;
    const Shorts c = s->count, ahead = (int16_t)s->front - INDEX, past = c & (ahead > 0);
    const Shorts escapes = __builtin_convertvector(load(s->escapes), Shorts);
    const Shorts out = (int16_t)(last - 6) - INDEX;
    const int behind = sum(past), pass = sum(past * ahead), mob = sum(past * escapes);
    const int total = sum(c * INDEX), back = sum(c & (INDEX <= (int16_t)quarter));
    const int spare = sum(c * (out & (out > 0) & (INDEX > (int16_t)quarter)));
    const int stack = sum((c - 3) & (c > 3));
    int longest = 0;
    for (uint32_t m = s->makes; m && longest < 6; m &= m << 1) longest++;
    const uint32_t homeward = (1u << last) - (1u << (last - 6)), first = (2u << quarter) - 2u;
    int near = 36, wide = 36;
    for (int i = 0; i <= half; i++) {
        int e = o->escapes[i];
        near = i <= quarter && e < near ? e : near;
        wide = e < wide ? e : wide;
    }
    float mean = on ? (float)total / (float)on : 0, second = 0;
    for (int i = 0; i < PLACES; i++) {
        float d = mean - (float)i;
        second += d > 0 ? (float)c[i] * d * d : 0;
    }
    int closed = __builtin_popcount(s->closed & 126u);
    x[0] = s->pips / pips;
    x[1] = behind / n;
    x[2] = pass / pips;
    x[3] = back / n;
    x[4] = longest / 6.0f;
    x[5] = __builtin_popcount(s->makes & homeward) / 6.0f;
    x[6] = x[7] = x[8] = x[22] = x[23] = 0;
    x[9] = s->there ? s->escapes[s->rear] / 36.0f : 1;
    x[10] = mob / (36 * n);
    x[11] = (36 - near) / 36.0f;
    x[12] = (36 - wide) / 36.0f;
    x[13] = second / (n * 50);
    x[14] = closed * closed / 36.0f;
    x[15] = s->waiting ? x[14] : 0;
    x[16] = (float)s->rear / (float)last;
    x[17] = __builtin_popcount(s->makes & first) / 3.0f;
    x[18] = spare / 60.0f;
    x[19] = stack / n;
    x[20] = __builtin_popcount(s->makes) / 8.0f;
    x[21] = s->waiting > 1 ? x[14] : 0;
}

/* The first inputs: how many stand on each place. */
float *counts_of(const Rules *r, const State *s, float *x) {
    for (int side = 0; side < 2; side++) {
        const uint8_t *me = side ? s->b : s->a;
        for (int i = 0; i < r->last; i++, x += 4) memcpy(x, unary[me[i]], sizeof unary[0]);
        *x++ = me[r->last] / (float)r->checkers;
        *x++ = me[r->last] > 0;
    }
    return x;
}

/* Fills the inputs of a position; its class: 0 while checkers of the two sides may still meet,
   1 in a race, 2 while they may meet though one side has most of its checkers off or far in. */
int inputs_of(const Rules *r, const State *s, float *x) {
    static Seen a, b;
    look(r, s->a, s->b, &a);
    look(r, s->b, s->a, &b);
    if (b.there & r->unseen) a.front = r->last; /* beyond all that this side still has to pass */
    if (a.there & r->unseen) b.front = r->last;
    x = counts_of(r, s, x);
    int race = !(a.rear < a.front || b.rear < b.front);
    extras(r, &a, &b, s->a[r->last], x);
    extras(r, &b, &a, s->b[r->last], x + EXTRAS);
    if (!race) {
        exposure(r, s->b, &b, x);
        exposure(r, s->a, &a, x + EXTRAS);
    }
    x += 2 * EXTRAS;
    for (int side = 0; side < 2; side++)
        for (int p = 0; p < r->target; p++) *x++ = (side ? s->score_b : s->score_a) == p;
    for (int c = 0; c < r->constants; c++) *x++ = r->constant[c];
    int far_in_a = s->a[r->last] + s->a[r->last - 1] + s->a[r->last - 2];
    int far_in_b = s->b[r->last] + s->b[r->last - 1] + s->b[r->last - 2];
    int most = far_in_a > far_in_b ? far_in_a : far_in_b;
    return race ? 1 : 5 * most >= 3 * r->checkers ? 2 : 0;
}
