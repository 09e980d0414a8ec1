"""Every pixel leads back to the place it was made from."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trictrac_gui.engine.model import BAR, OFF
from trictrac_gui.ui.painting.geometry import Geometry, Rect

sizes = st.tuples(st.integers(200, 5000), st.integers(150, 4000))
boards = st.builds(
    lambda size, bar, turned, mirrored: Geometry.fitted(Rect(0, 0, *size), bar, turned, mirrored),
    sizes,
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


@given(boards, st.integers(1, 24), st.floats(0, 4.99))
def test_a_spot_on_a_point_leads_back_to_the_point(
    board: Geometry, point: int, height: float
) -> None:
    spot = board.place_of(point, height)
    assert board.point_at(*spot) == point
    assert board.place_at(*spot) == point


@given(boards, st.integers(1, 24))
def test_numbers_tips_and_chips_belong_to_their_point(board: Geometry, point: int) -> None:
    assert board.point_at(*board.number_spot(point)) == point
    assert board.point_at(*board.tip(point)) == point
    score = point if point <= 12 else 25 - point
    assert board.point_at(*board.chip_spot(point > 12, score)) == point


@given(boards)
def test_bar_and_trays_are_places_and_the_outside_is_none(board: Geometry) -> None:
    middle = board.centre_rect().centre
    assert board.place_at(*middle) == (BAR if board.has_bar else None)
    for top in (False, True):
        assert board.place_at(*board.tray_rect(top).centre) == OFF
    outer = board.outer
    assert board.place_at(outer.x - 1, outer.y + 5) is None
    assert board.place_at(outer.x + 5, outer.bottom + 1) is None


@given(sizes, st.booleans(), st.booleans(), st.integers(1, 24), st.floats(0, 4))
def test_turning_is_half_a_turn(
    size: tuple[int, int], bar: bool, mirrored: bool, point: int, height: float
) -> None:
    area = Rect(0, 0, *size)
    straight = Geometry.fitted(area, bar, mirrored=mirrored).place_of(point, height)
    turned = Geometry.fitted(area, bar, turned=True, mirrored=mirrored).place_of(point, height)
    assert abs(straight.x + turned.x - size[0]) < 1e-6 * size[0]
    assert abs(straight.y + turned.y - size[1]) < 1e-6 * size[1]


def test_point_one_is_at_the_lower_right_and_the_run_is_clockwise() -> None:
    board = Geometry.fitted(Rect(0, 0, 900, 700), has_bar=False)
    one, twelve, thirteen, last = (board.place_of(point, 0) for point in (1, 12, 13, 24))
    assert one.x > twelve.x
    assert abs(one.y - twelve.y) < 1e-6
    assert thirteen.y < twelve.y
    assert abs(thirteen.x - twelve.x) < 1e-6
    assert last.x > thirteen.x
    assert abs(last.x - one.x) < 1e-6


@given(boards)
def test_everything_lies_inside_the_frame(board: Geometry) -> None:
    outer = board.outer
    rects = [board.point_rect(point) for point in range(1, 25)]
    rects += [board.tray_rect(True), board.tray_rect(False), board.centre_rect()]
    slack = 1e-6 * outer.width
    for rect in rects:
        assert rect.x >= outer.x - slack
        assert rect.right <= outer.right + slack
        assert rect.y >= outer.y - slack
        assert rect.bottom <= outer.bottom + slack
