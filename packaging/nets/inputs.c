/* What a net sees of a position; trictrac_gui/ai/inputs.py counts the same with NumPy. The loops
   run over all places without branches, so that the compiler can make vector code of them. */
#include <string.h>
#include "training.h"

static int32_t escaping[4096]; /* closed points ahead -> throws that one checker can play whole */
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

typedef struct {
    int32_t count[PLACES], escapes[PLACES];
    uint32_t there, closed, blots, makes; /* bits of the own path: stands, may not land, may hit, closes */
    int rear, front, pips;                /* front: index of the opponent's hindmost checker */
} Seen;

static void look(const Rules *r, const uint8_t *me, const uint8_t *them, Seen *o) {
    const int last = r->last;
    int32_t theirs[PLACES], bit[PLACES];
    uint32_t there = 0, closed = 0, blots = 0, makes = 0, ahead = 0;
    int pips = 0;
    for (int i = 0; i < PLACES; i++) {
        theirs[i] = them[r->across[i]];
        o->count[i] = i < last ? me[i] : 0;
        bit[i] = i < last ? (int32_t)(1u << i) : 0;
    }
    for (int i = 0; i < PLACES; i++) {
        pips += o->count[i] * (last - i);
        there |= o->count[i] ? bit[i] : 0;
        closed |= theirs[i] >= r->closing[i] ? bit[i] : 0;
        blots |= theirs[i] == 1 ? bit[i] : 0;
        makes |= o->count[i] >= r->making[i] ? bit[i] : 0;
        ahead |= theirs[i] ? bit[i] : 0;
    }
    o->there = there; o->closed = closed; o->blots = blots & ~closed; o->makes = makes;
    o->pips = pips;
    o->rear = there ? __builtin_ctz(there) : last;
    o->front = ahead ? 31 - __builtin_clz(ahead) : -1;
}

static void look_ahead(const Rules *r, Seen *o) {
    for (int i = 0; i < r->last; i++) o->escapes[i] = escaping[o->closed >> (i + 1) & 4095];
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

/* How a side's blots stand to the next throw of the other, whose blots to hit they are. */
static void exposure(const Rules *r, const uint8_t *them, const Seen *o, float *x) {
    if (!o->blots) return;
    uint32_t h[32] = {0};
    int any = 0, many = 0, loss = 0, worst = 0;
    hits_of(r, o, them[0], h);
    for (int t = 0; t < 32; t++) {
        int w = t < 16 ? 2 : 1;
        any += h[t] ? w : 0;
        many += h[t] & (h[t] - 1) ? w : 0;
    }
    if (any)
        for (uint32_t m = o->blots; m; m &= m - 1) {
            int j = __builtin_ctz(m), each = 0;
            for (int t = 0; t < 32; t++) each += (h[t] >> j & 1) * (t < 16 ? 2 : 1);
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
    int behind = 0, pass = 0, back = 0, stack = 0, spare = 0, sum = 0, mob = 0;
    for (int i = 0; i < PLACES; i++) {
        int c = s->count[i], ahead = s->front - i, b = ahead > 0 ? c : 0;
        sum += i * c;
        behind += b; pass += b * ahead; mob += b * s->escapes[i];
        back += i <= quarter ? c : 0;
        spare += i > quarter && i < last - 6 ? c * (last - 6 - i) : 0;
        stack += c > 3 ? c - 3 : 0;
    }
    int longest = 0;
    for (uint32_t m = s->makes; m && longest < 6; m &= m << 1) longest++;
    const uint32_t homeward = (1u << last) - (1u << (last - 6)), first = (2u << quarter) - 2u;
    int near = 36, wide = 36;
    for (int i = 0; i <= half; i++) {
        int e = o->escapes[i];
        near = i <= quarter && e < near ? e : near;
        wide = e < wide ? e : wide;
    }
    float mean = on ? (float)sum / (float)on : 0, second = 0;
    for (int i = 0; i < PLACES; i++) {
        float d = mean - (float)i;
        second += d > 0 ? (float)s->count[i] * d * d : 0;
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
    x[15] = s->count[0] ? x[14] : 0;
    x[16] = (float)s->rear / (float)last;
    x[17] = __builtin_popcount(s->makes & first) / 3.0f;
    x[18] = spare / 60.0f;
    x[19] = stack / n;
    x[20] = __builtin_popcount(s->makes) / 8.0f;
    x[21] = s->count[0] > 1 ? x[14] : 0;
}

/* Fills the inputs of a position; its class: 0 while checkers of the two sides may still meet,
   1 in a race. */
int inputs_of(const Rules *r, const State *s, float *x) {
    static Seen a, b;
    look(r, s->a, s->b, &a);
    look(r, s->b, s->a, &b);
    if (b.there & r->unseen) a.front = r->last; /* beyond all that this side still has to pass */
    if (a.there & r->unseen) b.front = r->last;
    look_ahead(r, &a);
    look_ahead(r, &b);
    for (int side = 0; side < 2; side++) {
        const uint8_t *me = side ? s->b : s->a;
        for (int i = 0; i < r->last; i++, x += 4) memcpy(x, unary[me[i]], sizeof unary[0]);
        *x++ = me[r->last] / (float)r->checkers;
        *x++ = me[r->last] > 0;
    }
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
    return race;
}
