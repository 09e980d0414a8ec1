/* The distinct final positions of a throw, the same way as the program's turn graph finds them. */
#include <string.h>
#include "training.h"

typedef unsigned __int128 Board; /* four bits an index */
typedef struct { Board board; uint32_t hits, there; uint8_t memory, left; } Node;

#define NODES 32768
#define SLOTS 65536
static Node nodes[NODES];
static uint32_t stamps[SLOTS], stamp, mask;
static uint16_t slots[SLOTS];

static inline int count(Board b, int i) { return (int)(b >> (4 * i)) & 15; }

static inline uint64_t mix(uint64_t x) {
    x ^= x >> 31; x *= 0x9E3779B97F4A7C15ull; x ^= x >> 29; x *= 0xBF58476D1CE4E5B9ull;
    return x ^ x >> 32;
}

/* Puts a node at the end of the list unless it is there; the new length, -1 when too many. */
static inline int add(int n, const Node *new) {
    uint64_t h = mix((uint64_t)new->board ^ mix((uint64_t)(new->board >> 64) + new->left * 77ull
                     + new->memory * 1013ull) ^ ((uint64_t)new->hits << 17));
    for (uint32_t i = h & mask;; i = (i + 1) & mask) {
        if (stamps[i] != stamp) {
            if (n == NODES) return -1;
            stamps[i] = stamp; slots[i] = (uint16_t)n; nodes[n] = *new;
            return n + 1;
        }
        const Node *o = &nodes[slots[i]];
        if (o->board == new->board && o->hits == new->hits && o->left == new->left
            && o->memory == new->memory) return n;
    }
}

static inline int occupied(uint32_t there, int from, int to) {
    return (there & ((1u << to) - (1u << from))) != 0;
}

/* All positions b can reach with a throw; out[i].a is the side that throws after it, b the other,
   unless it throws again. Returns how many, or -1 where there is no room for them. */
int results(const Rules *r, const State *s, int high, int low, State *out) {
    const int last = r->last, dbl = high == low;
    uint32_t closed = 0, blots = 0;
    for (int i = 0; i < last; i++) {
        int f = r->facing[i], theirs = f < 0 ? 0 : s->a[f];
        if (theirs >= r->closing[i]) closed |= 1u << i;
        else if (theirs == 1) blots |= 1u << i;
    }
    /* Mixed throws have few nodes, and a small table stays near the processor. */
    mask = dbl ? SLOTS - 1 : 1023;
    if (++stamp == 0) { memset(stamps, 0, sizeof stamps); stamp = 1; }
    Node root = {0, 0, 0, 0, (uint8_t)(dbl ? r->doubles : 3)};
    for (int i = 0; i <= last; i++) {
        root.board |= (Board)s->b[i] << (4 * i);
        if (i < last && s->b[i]) root.there |= 1u << i;
    }
    int n = add(0, &root);
    for (int k = 0; k < n; k++) {
        const Node node = nodes[k];
        if (!node.left) continue;
        uint32_t sources = node.there;
        if (r->gate && (node.there & 1))
            sources &= r->gate == 2 && node.memory ? 1u | 1u << node.memory : 1u;
        if (r->no_hit_and_run >= 0) {
            for (uint32_t h = node.hits >> r->no_hit_and_run << r->no_hit_and_run; h; h &= h - 1) {
                int i = __builtin_ctz(h);
                if (count(node.board, i) == 1) sources &= ~(1u << i);
            }
        }
        if (r->hucke >= 0 && !s->b[r->hucke] && count(node.board, r->hucke) == 1)
            sources &= ~(1u << r->hucke);
        for (int which = 1; which <= (dbl ? 1 : 2); which++) {
            if (!dbl && !(node.left & which)) continue;
            int number = which == 1 ? high : low;
            uint8_t rest = (uint8_t)(dbl ? node.left - 1 : node.left & ~which);
            for (uint32_t m = sources; m; m &= m - 1) {
                int src = __builtin_ctz(m), dst = src + number;
                if (dst >= last) {
                    if (r->from_home && (occupied(node.there, 0, r->home)
                        || (dst > last && src > r->home && occupied(node.there, r->home, src))))
                        continue;
                    dst = last;
                } else if (closed >> dst & 1) continue;
                Node new = node;
                new.board += ((Board)1 << (4 * dst)) - ((Board)1 << (4 * src));
                new.hits |= blots & 1u << dst;
                if (dst < last) new.there |= 1u << dst;
                if (!count(new.board, src)) new.there &= ~(1u << src);
                new.left = rest;
                new.memory = (uint8_t)(rest && r->gate >= 2 && src == 0 && dst != last
                                       && (new.there & 1) ? dst : 0);
                n = add(n, &new);
                if (n < 0) return -1;
            }
        }
    }
    /* The obligations, one after the other: pairs on the Hucke, most numbers, the higher number. */
    static uint16_t ends[NODES];
    int e = 0, fewest = 9, played = 9;
    for (int k = 0; k < n; k++) {
        if (r->hucke >= 0 && count(nodes[k].board, r->hucke) == 1) continue;
        int left = dbl ? nodes[k].left : __builtin_popcount(nodes[k].left);
        if (left < fewest) { fewest = left; e = 0; }
        if (left == fewest) ends[e++] = (uint16_t)k;
    }
    if (!dbl && fewest == 1)
        for (int k = 0; k < e; k++) if (nodes[ends[k]].left == 2) played = 2;
    int found = 0;
    static uint16_t kept[RESULTS];
    for (int k = 0; k < e; k++) {
        const Node *node = &nodes[ends[k]];
        if (played == 2 && node->left != 2) continue;
        if (fewest) {
            int twice = 0;
            for (int j = 0; j < found && !twice; j++)
                twice = nodes[kept[j]].board == node->board && nodes[kept[j]].hits == node->hits;
            if (twice) continue;
        }
        if (found == RESULTS) return -1;
        kept[found] = ends[k];
        State *o = &out[found++];
        uint8_t mine[PLACES], theirs[PLACES];
        memset(mine, 0, PLACES);
        for (int i = 0; i <= last; i++) mine[i] = (uint8_t)count(node->board, i);
        memcpy(theirs, s->a, PLACES);
        int hits = 0;
        for (uint32_t h = node->hits; h; h &= h - 1) {
            theirs[r->facing[__builtin_ctz(h)]]--; theirs[0]++; hits++;
        }
        int score = s->score_b + hits * r->hit_points + (mine[last] - s->b[last]) * r->off_points;
        o->again = (uint8_t)(dbl && r->again);
        o->over = r->target ? score >= r->target : mine[last] == r->checkers;
        if (o->again && !o->over) {
            memcpy(o->a, theirs, PLACES); memcpy(o->b, mine, PLACES);
            o->score_a = s->score_a; o->score_b = (uint8_t)score;
        } else {
            memcpy(o->a, mine, PLACES); memcpy(o->b, theirs, PLACES);
            o->score_a = (uint8_t)score; o->score_b = s->score_a;
            o->again = 0;
        }
    }
    return found;
}

/* The chances of a game that a has just ended: win, win by more …, lose by more …; else 0. */
int outcome(const Rules *r, const State *s, float *out) {
    if (!s->over) return 0;
    memset(out, 0, sizeof(float) * OUTPUTS);
    out[0] = 1;
    if (r->endings >= 2 && !s->b[r->last]) {
        out[1] = 1;
        if (r->endings == 3)
            for (int i = 0; i <= r->last - r->home; i++) if (s->b[i]) out[2] = 1;
    }
    return 1;
}
