"""The training's C part does what the program does: the same plays, the same inputs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

np = pytest.importorskip("numpy")

from trictrac_gui.ai.evaluator import Evaluator  # noqa: E402
from trictrac_gui.ai.inputs import Ints, Layout  # noqa: E402
from trictrac_gui.ai.player import After, Player  # noqa: E402
from trictrac_gui.engine.graph import results  # noqa: E402
from trictrac_gui.engine.model import Position, Side  # noqa: E402
from trictrac_gui.variants import VARIANTS  # noqa: E402

if TYPE_CHECKING:
    import numpy.typing as npt
    from nets.game import Game
    from nets.net import Weights

pytestmark = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="there is no C compiler"
)

KEYS = [variant.key for variant in VARIANTS]


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A work folder for the compiled part."""
    return tmp_path_factory.mktemp("nets")


def game_of(key: str, work: Path) -> Game:
    from nets.game import Game

    return Game(key, work)


def random_nets(game: Game, *, relu: bool = False, second: int = 0) -> list[Weights]:
    from nets.net import Weights

    rng = np.random.default_rng(5)
    return [
        Weights.random(rng, game.width, hidden, second, game.outputs, relu=relu)
        for hidden in (32, 16, 48)
    ]


def found_by_c(
    game: Game, which: int, position: Position, side: Side, roll: tuple[int, int]
) -> list[Position]:
    """The final positions of a throw as the C part finds them."""
    from nets.library import State
    from nets.opponents import Results, mover

    state = State()
    for mine, theirs in ((state.b, position.counts[side]), (state.a, position.counts[side.other])):
        for index, count in enumerate(theirs):
            mine[index] = count
    found = []
    length = game.rules[which].last + 1
    for end in Results(game, which).of(state, max(roll), min(roll)):
        own, others, _ = mover(end)
        both = (tuple(own[:length]), tuple(others[:length]))
        found.append(Position(both if side is Side.FIRST else both[::-1]))
    return found


@pytest.mark.parametrize("key", KEYS)
def test_every_throw_has_the_results_of_the_turn_graph(key: str, work: Path) -> None:
    game = game_of(key, work)
    rng = Random(key)
    for which, variant in enumerate(game.configured):
        checkers = Layout(variant).checkers
        position, side = variant.setup, Side.FIRST
        for _ in range(150):
            roll = (rng.randint(1, 6), rng.randint(1, 6))
            expected = results(variant, position, side, roll)
            found = found_by_c(game, which, position, side, roll)
            assert len(found) == len(set(found))
            assert set(found) == set(expected), (variant.values, position, side, roll)
            position = rng.choice(expected)
            if not variant.dice.again(roll):
                side = side.other
            if any(counts[-1] == checkers for counts in position.counts):
                position = variant.setup


@pytest.mark.parametrize("key", KEYS)
def test_the_inputs_are_those_of_the_program(key: str, work: Path) -> None:
    game = game_of(key, work)
    for which, variant in enumerate(game.configured):
        states = game.sample(random_nets(game), 400, 0.5, 3, which=which)
        found, classes = game.inputs(states, which)
        waiting, throwing, scores = arrays(game, states)
        for side in Side:
            expected, expected_classes = Layout(variant).of(waiting, throwing, scores, side)
            assert np.abs(found - expected).max() < 1e-5
            assert (classes == expected_classes).all()


@pytest.mark.parametrize(("relu", "second"), [(False, 0), (True, 0), (True, 16), (False, 16)])
def test_a_shipped_net_says_what_it_said_while_it_was_trained(
    relu: bool, second: int, work: Path
) -> None:
    from nets.net import rounded
    from nets.ship import read, ship

    game = game_of("backgammon", work)
    nets = random_nets(game, relu=relu, second=second)
    path = work / f"{relu}-{second}.npz"
    ship(game, nets, path)
    states = game.sample(nets, 200, 0, 7)
    waiting, throwing, scores = arrays(game, states)
    said = Evaluator.of(game.variant, path).chances_of(waiting, throwing, scores, Side.SECOND)
    assert np.abs(said - game.chances(rounded(nets), states)).max() < 1e-4
    assert np.abs(said - game.chances(read(path), states)).max() < 1e-4


@pytest.mark.parametrize("key", KEYS)
def test_a_target_of_one_reply_is_the_mean_over_the_best_plays(key: str, work: Path) -> None:
    """Both by the C part and by the program's own player."""
    from nets.ship import ship

    game = game_of(key, work)
    nets = random_nets(game)
    path = work / f"{key}.npz"
    ship(game, nets, path)
    states = game.sample(nets, 3, 0.5, 3)
    found = game.label(nets, states, 1)
    player = Player(Evaluator.of(game.variant, path))
    waiting, throwing, scores = arrays(game, states)
    ends = [
        After(
            Position((tuple(map(int, waiting[row])), tuple(map(int, throwing[row])))),
            (int(scores[row][0]), int(scores[row][1])),
            Side.SECOND,
            None,
        )
        for row in range(len(states))
    ]
    assert found == pytest.approx(player.reply(ends, Side.FIRST), abs=2e-3)


def arrays(game: Game, states: npt.NDArray[Any]) -> tuple[Ints, Ints, Ints]:
    """Waiting and throwing counts and scores of states of the C part."""
    from nets.library import PLACES, State

    rows = states.view(np.uint8).reshape(len(states), -1).astype(np.int64)
    length = game.rules[0].last + 1
    start = State.score_a.offset
    return (
        rows[:, :length],
        rows[:, PLACES : PLACES + length],
        rows[:, start : start + 2],
    )


@pytest.mark.long
def test_games_learnt_from_make_a_net_that_beats_chance(work: Path) -> None:
    from nets import td
    from nets.duel import duel, net_player
    from nets.opponents import random_player

    game = game_of("backgammon", work / "learns")
    nets = td.train(game, td.SelfPlay(300, hidden=16))
    points, error, _ = duel(game, net_player(game, nets), random_player(game, 1), 100, 1)
    assert points > 5 * error
    # A checkpoint of the same length is taken as it is.
    again = td.train(game, td.SelfPlay(300, hidden=16))
    assert (again[0].w1 == nets[0].w1).all()


@pytest.mark.long
def test_a_fit_comes_nearer_to_its_targets(work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from nets.fit import Fit, fit
    from nets.targets import Round, make, read

    game = game_of("tavla", work / "fits")
    nets = random_nets(game)
    make(game, nets, Round("a", 1, size=1500))
    data = read(game, ("a",))
    fitted = fit(game, Fit("fit-a", ("a",), hidden=(16, 16, 16), epochs=4, batch=64))

    def distance(which: list[Weights]) -> float:
        return float(np.abs(game.chances(which, data.states) - data.targets).mean())

    assert distance(fitted) < 0.1 * distance(random_nets(game, relu=True))
    capsys.readouterr()


def test_the_hand_made_players_do_what_their_names_say(work: Path) -> None:
    from nets.library import State
    from nets.opponents import Results, fastest, greedy, lone, mover, safest

    game = game_of("tric-trac", work)
    results = Results(game)
    differ = 0
    for row in game.sample(random_nets(game), 60, 0.5, 3):
        state = State.from_buffer_copy(row.tobytes())
        ends = results.of(state, 4, 2)
        points = [mover(end)[2] for end in ends]
        alone = [lone(results, end) for end in ends]
        by_greedy, by_safest, by_fastest = (
            player(game, 1)(state, 4, 2) for player in (greedy, safest, fastest)
        )
        assert mover(by_greedy)[2] == mover(by_fastest)[2] == max(points)
        assert lone(results, by_safest) == min(alone)
        # What comes second decides among equals.
        assert lone(results, by_greedy) == min(
            left for left, made in zip(alone, points, strict=True) if made == max(points)
        )
        differ += mover(by_safest)[2] < max(points)
    assert differ > 0


def test_a_duel_of_equals_is_even_and_of_unequals_is_not(work: Path) -> None:
    from nets.duel import duel, net_player
    from nets.opponents import greedy, random_player

    game = game_of("tric-trac", work)
    nets = random_nets(game)
    # The same player with the same dice on both sides: what one game wins the other loses.
    assert duel(game, net_player(game, nets), net_player(game, nets), 20, 1)[0] == 0
    points, _, won = duel(game, greedy(game, 1), random_player(game, 1), 20, 1)
    assert points > 0.9
    assert won > 0.95


def test_a_widened_net_says_the_same_at_first(work: Path) -> None:
    from nets.net import widened

    game = game_of("tavla", work)
    nets = random_nets(game)
    wider = [widened(nets[0], 48, np.random.default_rng(1)), *nets[1:]]
    assert wider[0].w1.shape[1] == 48
    states = game.sample(nets, 50, 0, 1)
    assert game.chances(wider, states) == pytest.approx(game.chances(nets, states), abs=1e-6)


def test_a_narrowed_net_keeps_the_units_that_count_most(work: Path) -> None:
    from nets.net import narrowed, widened

    game = game_of("tavla", work)
    nets = random_nets(game)
    # Units that count for nothing are the ones that go.
    again = narrowed(widened(nets[0], 48, np.random.default_rng(1)), 32)
    states = game.sample(nets, 50, 0, 1)
    said = game.chances([again, *nets[1:]], states)
    assert said == pytest.approx(game.chances(nets, states), abs=1e-6)


def test_a_net_that_tells_fewer_chances_tells_the_same_of_those(work: Path) -> None:
    from nets.ship import without_outputs

    backgammon, tavla = game_of("backgammon", work), game_of("tavla", work)
    nets = random_nets(backgammon)
    states = backgammon.sample(nets, 50, 0, 1)
    full = backgammon.chances(nets, states)
    fewer = tavla.chances(without_outputs(nets, tavla.outputs), states)
    assert fewer == pytest.approx(full[:, [0, 1, 3]], abs=1e-6)


def test_what_later_positions_teach_goes_back_into_earlier_ones() -> None:
    from nets.targets import corrected

    # Chances to win, to win a gammon, to lose one; the other side is on turn in the next row.
    replies = np.array([[0.5, 0.1, 0.2], [0.6, 0.3, 0.1], [0.4, 0.1, 0.1]], np.float32)
    alone = np.array([[0.5, 0.1, 0.2], [0.5, 0.2, 0.1], [0.4, 0.0, 0.1]], np.float32)
    links = np.array([1, 2, 0], np.uint8)
    found = corrected(replies, alone, links, 0.5)
    assert found[2] == pytest.approx(replies[2])
    assert found[1] == pytest.approx([0.6, 0.3 + 0.5 * 0.1, 0.1])  # the same side waits
    better = found[1] - alone[1]
    assert found[0] == pytest.approx([0.5 - 0.5 * better[0], 0.1, 0.2 + 0.5 * better[1]])


@pytest.mark.parametrize("key", KEYS)
def test_games_hang_together_and_say_what_the_single_positions_say(key: str, work: Path) -> None:
    game = game_of(key, work)
    nets = random_nets(game)
    states, replies, alone, links = game.games(nets, 60, 0.5, 3)
    assert replies == pytest.approx(game.label(nets, states, 1), abs=1e-5)
    assert alone == pytest.approx(game.chances(nets, states), abs=1e-5)
    assert set(links) <= {0, 1, 2}
    waiting, throwing, _ = arrays(game, states)
    for row in np.flatnonzero(links == 1)[:20]:
        position = Position((tuple(map(int, waiting[row])), tuple(map(int, throwing[row]))))
        following = Position(
            (tuple(map(int, throwing[row + 1])), tuple(map(int, waiting[row + 1])))
        )
        rolls = [(d, e) for d in range(1, 7) for e in range(1, d + 1)]
        assert any(
            following in results(game.variant, position, Side.SECOND, roll) for roll in rolls
        )


@pytest.mark.long
def test_a_training_goes_on_where_it_was_cut_short(
    work: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from nets import plans, train
    from nets.fit import Fit, Sorter
    from nets.targets import Round
    from nets.td import SelfPlay

    stages = (
        SelfPlay(3000, hidden=16),
        Round("a", 100, size=800),
        Sorter(("a",), epochs=1),
        Round("g", 50, games=True, size=800),
        Fit("fit-a", ("a", "g"), hidden=(32, 16, 32), epochs=1, start="td", trust=0.3),
    )
    whole, cut = work / "whole", work / "cut"
    for folder, runs in ((whole, [stages]), (cut, [stages[:2], stages])):
        for plan in runs:
            monkeypatch.setitem(plans.PLANS, "backgammon", plan)
            options = ["backgammon", "--work", str(folder), "--out", str(folder)]
            options += ["--scale", "0.02"]
            assert train.main(options) == 0
    said = capsys.readouterr().out
    assert said.count("a-0001") == 2  # no part of a round is computed twice
    with np.load(whole / "backgammon.npz") as first, np.load(cut / "backgammon.npz") as second:
        for name in first.files:
            assert (first[name] == second[name]).all(), name


def test_a_training_goes_on_from_the_shipped_net_and_from_no_other(
    work: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hashlib import sha256

    from nets import ship, train
    from nets.plans import Shipped

    game = game_of("backgammon", work)
    game.folder = tmp_path / "checkpoints"
    nets = random_nets(game)
    file = tmp_path / "backgammon.npz"
    ship.ship(game, nets, file)
    monkeypatch.setattr(train, "SHIPPED", tmp_path)
    with pytest.raises(SystemExit, match="is not the net 0000"):
        train.run(game, Shipped("0000"), [], 1)
    digest = sha256(file.read_bytes()).hexdigest()
    shipped = train.run(game, Shipped(digest[:12]), [], 1)
    assert np.allclose(shipped[0].w1, nets[0].w1, atol=1e-3)
    file.unlink()  # A newer one took its place: what was kept beside the checkpoints counts.
    again = train.run(game, Shipped(digest[:12]), [], 1)
    assert (again[0].w1 == shipped[0].w1).all()
