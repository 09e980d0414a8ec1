"""The start page: choosing a game, its players and its house rules, or going on with one."""
