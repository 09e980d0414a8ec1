/* The training of nets: positions, rules as numbers, inputs, nets and play. See README of resources/nets. */
#ifndef TRAINING_H
#define TRAINING_H
#include <stdint.h>

#define PLACES 32   /* at most so many indices on a path */
#define INPUTS 512  /* at most so many inputs of a net */
#define OUTPUTS 8
#define RESULTS 4096 /* at most so many distinct final positions of a throw */

/* The declaration of a game as numbers; rules.py fills it and refuses what it does not know. */
typedef struct {
    int32_t last, checkers, home;
    int32_t facing[PLACES];    /* own index -> the opponent's index of the same point, or -1 */
    uint8_t across[PLACES];    /* the same, or an index that is always empty */
    uint8_t closing[PLACES];   /* least opposing checkers that close an index; 99: never */
    uint8_t making[PLACES];    /* least own checkers that close an index to the opponent */
    uint32_t unseen;           /* bits of the indices at which this side's path never goes */
    int32_t gate;              /* 0 none, 1 waiting checkers first, 2 the same and may go on, 3 strictly */
    int32_t gated, go_on;      /* what the inputs count throws by */
    int32_t no_hit_and_run;    /* index from which a checker that has hit must stay, or -1 */
    int32_t hucke, their_hucke;/* own index, or -1 */
    int32_t from_home;         /* bearing off: all home, and the farthest first */
    int32_t doubles;           /* how often a double counts */
    int32_t again;             /* whether a double gives a further throw */
    int32_t hit_points, off_points, target;
    int32_t endings;           /* 1 points, 2 single and mars, 3 single, gammon, backgammon */
    int32_t constants;         /* inputs that say which house rules are played */
    int32_t sizes[2];          /* inputs of the side that waits and of the one that throws, together */
    float pips;                /* of all checkers at the start, to scale by */
    float constant[8];
    uint8_t setup[PLACES];
} Rules;

/* A position between two throws: a has just moved and waits, b throws next. */
typedef struct {
    uint8_t a[PLACES], b[PLACES];
    uint8_t score_a, score_b, over, again;
} State;

typedef struct {
    int32_t inputs, hidden, second, outputs, relu;
    float *w1, *b1;  /* [inputs][hidden] */
    float *w2, *b2;  /* [hidden][second], unless second is 0 */
    float *wo, *bo;  /* [outputs][second or hidden] */
} Net; /* one for each class of position, and a small one, or none, that sorts out */

int results(const Rules *r, const State *s, int high, int low, State *out);
int outcome(const Rules *r, const State *s, float *out);
float *counts_of(const Rules *r, const State *s, float *x);
int inputs_of(const Rules *r, const State *s, float *x);
float equity(int outputs, const float *out);
void forward(const Net *n, const float *x, float *hidden, float *out);
#endif
