"""The rules panel: going about in it, searching it, its pictures, paper, and the board."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from tests.ui.conftest import Open
from tests.ui.sitting import sit
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to, money_session
from trictrac_gui.engine.rule_keys import Situation
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc import load
from trictrac_gui.ui.rules import printing
from trictrac_gui.ui.rules.diagram import Demonstration, Illustrator, shown
from trictrac_gui.ui.rules.dock import RulesDock
from trictrac_gui.ui.rules.printing import on_paper, pdf
from trictrac_gui.ui.rules.tools import Trail
from trictrac_gui.ui.theme.style_sheet import load_fonts
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import shipped_themes
from trictrac_gui.ui.widgets.base_dialog import MessageDialog
from trictrac_gui.ui.widgets.notice_bar import Notice
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS


def panel(open_window: Open, *arguments: str) -> tuple[Program, RulesDock]:
    program = open_window("--new", "tric-trac", *arguments)
    program.rules.dock.open_situation(Situation.OPENING)
    QCoreApplication.processEvents()
    return program, program.rules.dock


def click(button: QWidget) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def follow(rules: RulesDock, link: str) -> None:
    rules.browser.anchorClicked.emit(QUrl(link))
    QCoreApplication.processEvents()


# --- going about -------------------------------------------------------------------------------


def test_the_chapters_are_listed_and_lead_to_their_places(open_window: Open) -> None:
    _, rules = panel(open_window)
    booklet = load("tric-trac", "en")
    titles = [rules.chapters.itemText(row) for row in range(rules.chapters.count())]
    assert titles == [chapter.title for chapter in booklet.chapters]
    for row, chapter in enumerate(booklet.chapters[:-1]):
        rules.chapters.activated.emit(row)
        QCoreApplication.processEvents()
        assert rules.browser.here() in (chapter.id, chapter.paragraphs[0].id)
        assert rules.chapters.currentIndex() == row


def test_the_list_follows_the_reader(open_window: Open) -> None:
    _, rules = panel(open_window)
    bar = rules.browser.verticalScrollBar()
    bar.setValue(0)
    assert rules.chapters.currentIndex() == 0
    bar.setValue(bar.maximum())
    assert rules.chapters.currentText() == "Glossary"


def test_back_and_forward_follow_the_trail(open_window: Open) -> None:
    _, rules = panel(open_window)
    start = rules.browser.here()
    follow(rules, "#hucke-in-pairs")
    assert rules.browser.here() == "hucke-in-pairs"
    follow(rules, "#term-hucke")
    click(rules.tools.back)
    assert rules.browser.here() == "hucke-in-pairs"
    click(rules.tools.back)
    assert rules.browser.here() == start
    click(rules.tools.forward)
    assert rules.browser.here() == "hucke-in-pairs"
    follow(rules, "#blots")
    assert not rules.tools.forward.isEnabled()
    QTest.keyClick(rules.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert rules.browser.here() == "hucke-in-pairs"


def test_a_trail_goes_back_to_every_place_and_forgets_what_lay_ahead() -> None:
    trail = Trail()
    assert (trail.may_go_back, trail.may_go_forward) == (False, False)
    trail.leave("a")
    trail.leave("b")
    assert trail.back("c") == "b"
    assert trail.back("b") == "a"
    assert trail.forward("a") == "b"
    trail.leave("b")
    assert not trail.may_go_forward
    trail.clear()
    assert not trail.may_go_back


def test_another_game_begins_another_trail(open_window: Open) -> None:
    _, rules = panel(open_window)
    follow(rules, "#hucke-in-pairs")
    assert rules.tools.back.isEnabled()
    rules.show_variant("backgammon")
    QCoreApplication.processEvents()
    assert not rules.tools.back.isEnabled()
    assert rules.booklet == load("backgammon", "en")


@pytest.mark.parametrize(
    "link",
    [
        "https://example.org/#blots",
        "file:///etc/passwd",
        "board:nothing",
        "board://x/two-ways",
        "board:two-ways#x",
        "board:two-ways?x=1",
        "javascript:1",
        "other.html#blots",
    ],
)
def test_a_foreign_link_leads_nowhere(open_window: Open, link: str) -> None:
    program, rules = panel(open_window)
    here, page = rules.browser.here(), program.window.pages.currentWidget()
    follow(rules, link)
    assert rules.browser.here() == here
    assert program.window.pages.currentWidget() is page


def test_the_type_grows_and_shrinks_and_the_reader_stays(open_window: Open) -> None:
    _, rules = panel(open_window)
    follow(rules, "#hucke-in-pairs")
    heights = []
    for _ in range(9):
        heights.append(rules.browser.document().size().height())
        if not rules.tools.larger.isEnabled():
            break
        click(rules.tools.larger)
        QCoreApplication.processEvents()
        assert rules.browser.here() == "hucke-in-pairs"
    assert heights == sorted(set(heights))
    assert rules.type_size == 1.9
    while rules.tools.smaller.isEnabled():
        click(rules.tools.smaller)
    assert rules.type_size == 0.85


def test_the_size_of_the_type_comes_back(open_window: Open) -> None:
    program, rules = panel(open_window)
    click(rules.tools.larger)
    click(rules.tools.larger)
    size = rules.type_size
    assert size > 1
    program.window.close()
    _, again = panel(open_window)
    assert again.type_size == size


# --- searching ---------------------------------------------------------------------------------


def test_all_hits_are_marked_counted_and_gone_through(open_window: Open) -> None:
    _, rules = panel(open_window)
    search = rules.search
    QTest.keyClick(rules.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert search.field.hasFocus()
    QTest.keyClicks(search.field, "hucke")
    text = rules.browser.toPlainText().lower()
    assert search.hits == text.count("hucke") > 20
    assert len(rules.browser.extraSelections()) == search.hits
    first = search.at
    assert search.count.text() == f"{first + 1} of {search.hits}"
    QTest.keyClick(search.field, Qt.Key.Key_Return)
    assert search.at == (first + 1) % search.hits
    QTest.keyClick(search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    click(search.before)
    assert search.at == (first - 1) % search.hits
    click(search.after)
    assert search.at == first
    hit = rules.browser.textCursor()
    assert text[: hit.position()].endswith("hucke")
    assert rules.browser.viewport().rect().intersects(rules.browser.cursorRect())
    QTest.keyClick(search.field, Qt.Key.Key_Escape)
    assert (search.field.text(), search.hits, search.count.text()) == ("", 0, "")
    assert rules.browser.extraSelections() == []


def test_what_is_not_there_is_said(open_window: Open) -> None:
    _, rules = panel(open_window)
    rules.search.field.setText("castle")
    assert rules.search.count.text() == "nothing"
    assert not rules.search.after.isEnabled()


def test_the_words_are_looked_for_again_in_another_language(open_window: Open) -> None:
    program, rules = panel(open_window)
    rules.search.field.setText("Hucke")
    english = rules.search.hits
    program.window.language_wanted.emit("fr")
    QCoreApplication.processEvents()
    assert 0 < rules.search.hits < english


# --- pictures ----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@pytest.mark.parametrize("theme", shipped_themes(), ids=lambda t: t.key)
def test_every_diagram_is_painted_and_no_two_alike(
    qapp: object, variant: Variant, theme: Theme
) -> None:
    painted = Illustrator(variant, theme, 240, 1.0)
    seen = set()
    for diagram in load(variant.key, "en").diagrams:
        if not diagram.drawn:
            continue
        picture = painted.picture(shown(diagram, variant))
        assert picture.size() == painted.size
        image = picture.toImage()
        seen.add(bytes(image.constBits()))
    assert len(seen) == sum(d.drawn for d in load(variant.key, "en").diagrams)


def test_the_page_shows_pictures_as_wide_as_its_lines(open_window: Open) -> None:
    _, rules = panel(open_window)
    picture = rules.browser.loadResource(
        QTextDocument.ResourceType.ImageResource.value, QUrl("diagram:pair-enters")
    )
    assert isinstance(picture, QPixmap)
    room = rules.browser.room
    assert abs(picture.deviceIndependentSize().width() - min(460, max(190, room))) <= 1
    assert rules.browser.loadResource(2, QUrl("diagram:none")) is None
    assert rules.browser.document().size().width() <= rules.browser.viewport().width() + 1


# --- the board ---------------------------------------------------------------------------------


def test_a_diagram_is_shown_on_the_board_and_the_game_is_untouched(
    open_window: Open, tmp_path: Path
) -> None:
    program, rules = panel(open_window)
    session = sit(program, tmp_path / "sat", TRIC_TRAC, "red 1:15 / black 24:15", (5, 4))
    before = session.view()
    assert session.path is not None
    written = session.path.read_bytes()
    follow(rules, "board:pair-enters")
    page = program.window.pages.currentWidget()
    assert isinstance(page, Demonstration)
    assert page.shown is not None and page.board.shown is not None
    assert page.board.shown.position == page.shown.position
    assert page.preview.ways == ((7, 13), (9, 13))
    assert page.caption.text() == load("tric-trac", "en").diagram("pair-enters").caption
    assert page.back.hasFocus()
    # Nothing reaches the game from here: no shortcut, no click, no key.
    actions = program.window.actions_
    for action in (actions.throw, actions.finish, actions.undo, actions.new, actions.leave):
        assert not action.isEnabled()
    QTest.keyClick(program.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(page.back, Qt.Key.Key_Return)
    assert program.window.pages.currentWidget() is program.game.page
    assert session.view() == before
    assert session.path.read_bytes() == written
    assert actions.new.isEnabled()
    assert program.game.page.board.hasFocus()


def test_escape_leads_back_to_the_game(open_window: Open) -> None:
    program, rules = panel(open_window)
    follow(rules, "board:two-ways")
    page = program.window.pages.currentWidget()
    assert isinstance(page, Demonstration)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.game.page


def test_what_happens_in_the_game_does_not_end_a_demonstration(
    open_window: Open, tmp_path: Path
) -> None:
    program, rules = panel(open_window)
    session = sit(program, tmp_path / "sat", TRIC_TRAC, "red 1:15 / black 24:15", (5, 4))
    follow(rules, "board:two-ways")
    page = program.window.pages.currentWidget()
    assert isinstance(page, Demonstration)
    session.play(1, 5)
    assert program.window.pages.currentWidget() is page
    assert not program.window.actions_.undo.isEnabled()
    click(page.back)
    assert program.window.pages.currentWidget() is program.game.page
    assert program.window.actions_.undo.isEnabled()
    assert program.game.page.board.shown == session.view()


def test_one_diagram_after_another_leads_back_to_the_game(open_window: Open) -> None:
    program, rules = panel(open_window)
    assert rules.booklet is not None
    for diagram in rules.booklet.diagrams:
        follow(rules, f"board:{diagram.id}")
        page = program.window.pages.currentWidget()
        assert isinstance(page, Demonstration)
        assert page.board.shown is not None
        refused = page.board.board.marks.refused
        assert set(refused) == set(diagram.marks)
        assert page.preview.ways == diagram.arrows
    page = program.window.pages.currentWidget()
    assert isinstance(page, Demonstration)
    click(page.back)
    assert program.window.pages.currentWidget() is program.game.page


def test_a_diagram_of_the_start_page_leads_back_there(open_window: Open) -> None:
    program = open_window()
    program.rules.dock.open_situation(Situation.OPENING)
    QCoreApplication.processEvents()
    start = program.window.pages.currentWidget()
    follow(program.rules.dock, "board:start-position")
    page = program.window.pages.currentWidget()
    assert isinstance(page, Demonstration)
    click(page.back)
    assert program.window.pages.currentWidget() is start
    assert program.rules.dock.isVisible()


# --- what fits ---------------------------------------------------------------------------------


def test_the_paragraph_that_fits_is_offered_in_the_panel(open_window: Open, tmp_path: Path) -> None:
    program, rules = panel(open_window)
    sit(program, tmp_path / "sat", TRIC_TRAC, "red 10:1 14:14 / black 24:15", (3, 1))
    assert rules.offer_link.accessibleName() == "In the rules: into the Hucke"
    click(rules.offer_link)
    assert rules.paragraph == "hucke-in-pairs"
    sit(program, tmp_path / "again", TRIC_TRAC, "red 10:1 14:14 / black 24:15", (2, 1))
    assert not rules.offer_link.isVisible()


def test_with_the_panel_closed_it_is_offered_beside_the_next_step(
    open_window: Open, tmp_path: Path
) -> None:
    program, rules = panel(open_window)
    text = "white bar:1 6:14 / black 12:15"
    sit(program, tmp_path / "sat", BACKGAMMON, text, (4, 1))
    hint = program.game.page.console.hint
    assert not hint.isVisible()
    click(rules.shut)
    assert hint.isVisible()
    assert hint.text() == "In the rules: the bar"
    click(hint)
    QCoreApplication.processEvents()
    assert rules.isVisible()
    assert rules.paragraph == "bar-first"
    assert not hint.isVisible()


def test_what_is_offered_beside_the_next_step_comes_again_after_a_notice(
    open_window: Open, tmp_path: Path
) -> None:
    """Both moments have a number that leads into the Hucke; a notice stands over one of them."""
    program, rules = panel(open_window)
    click(rules.shut)
    sit(program, tmp_path / "sat", TRIC_TRAC, "red 10:1 14:14 / black 24:15", (3, 1))
    page = program.game.page
    assert page.console.hint.isVisible()
    page.add_notice(Notice(lambda: "something else"))
    assert not page.console.hint.isVisible()
    assert program.game.session is not None
    program.game.session.play(14, 15)
    assert page.console.notices.notice is None
    assert page.console.hint.isVisible()
    assert page.console.hint.text() == "In the rules: into the Hucke"


# --- paper -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_a_booklet_goes_on_paper_with_its_pictures(
    qapp: object, variant: Variant, language: str
) -> None:
    booklet = load(variant.key, language)
    flat = next(theme for theme in shipped_themes() if theme.key == "projector")
    document = on_paper(booklet, variant, flat)
    assert document.isEmpty() is False
    drawn = [d.id for d in booklet.diagrams if d.drawn]
    for name in drawn:
        found = document.resource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"diagram:{name}")
        )
        assert found is not None
    data = pdf(document)
    assert data.startswith(b"%PDF")
    assert data.count(b"/Subtype /Image") + data.count(b"/Subtype/Image") >= len(drawn)
    assert data.count(b"/Type /Page\n") >= 4


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_no_letters_of_a_printed_booklet_melt_into_one_sign(
    qapp: object, language: str, variant: Variant
) -> None:
    # Copied out of a PDF, the letters of a ligature are lost.
    load_fonts()
    document = on_paper(load(variant.key, language), variant, shipped_themes()[0])
    pairs = 0
    for text in document.toPlainText().splitlines():
        if "\ufffc" in text:  # a picture
            continue
        layout = QTextLayout(text, document.defaultFont())
        layout.beginLayout()
        layout.createLine().setLineWidth(1e6)
        layout.endLayout()
        signs = sum(len(run.glyphIndexes()) for run in layout.glyphRuns())
        assert signs == len(text), text
        pairs += sum(text.count(pair) for pair in ("fi", "ti", "ff"))
    assert pairs > 10


def test_a_pdf_that_cannot_be_written_is_told(open_window: Open, tmp_path: Path) -> None:
    program, rules = panel(open_window)
    assert rules.booklet is not None and rules.variant is not None
    missing = tmp_path / "nowhere" / "rules.pdf"
    assert not printing.save(rules.booklet, rules.variant, missing, program.window)
    QCoreApplication.processEvents()
    told = [d for d in program.window.findChildren(MessageDialog) if d.isVisible()]
    assert len(told) == 1
    assert str(missing) in told[0].text.text()
    click(told[0].close_button)
    path = tmp_path / "rules.pdf"
    assert printing.save(rules.booklet, rules.variant, path, program.window)
    if os.name != "nt":
        usual = tmp_path / "usual"
        usual.touch()
        assert path.stat().st_mode == usual.stat().st_mode
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")


def test_a_file_that_is_there_is_replaced_on_a_yes_only(open_window: Open) -> None:
    program, rules = panel(open_window)
    rules.tools.save_pdf.trigger()
    QCoreApplication.processEvents()
    (dialog,) = program.window.findChildren(QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert not dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    assert dialog.selectedFiles()[0].endswith("tric-trac.en.pdf")
    dialog.reject()


def test_printing_asks_for_a_printer_first(open_window: Open) -> None:
    from PySide6.QtPrintSupport import QPrintDialog

    program, rules = panel(open_window)
    rules.tools.print_booklet.trigger()
    QCoreApplication.processEvents()
    (dialog,) = program.window.findChildren(QPrintDialog)
    assert dialog.isVisible()
    assert dialog.isModal()
    dialog.reject()


# --- for everybody -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_has_a_name_and_takes_the_keyboard(open_window: Open, language: str) -> None:
    _, rules = panel(open_window, "--language", language)
    parts = [
        rules.tools.back,
        rules.tools.forward,
        rules.tools.smaller,
        rules.tools.larger,
        rules.tools.paper,
        rules.shut,
    ]
    parts += [rules.search.before, rules.search.after]
    names = {part.accessibleName() for part in parts}
    assert len(names) == len(parts)
    assert "" not in names
    for part in (*parts, rules.chapters, rules.search.field, rules.browser):
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert part.accessibleName()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_no_word_of_a_booklet_is_missing_on_the_page(
    open_window: Open, variant: Variant, language: str
) -> None:
    program = open_window("--new", variant.key, "--language", language)
    program.rules.dock.open_situation(Situation.OPENING)
    page = " ".join(program.rules.dock.browser.toPlainText().split())
    booklet = load(variant.key, language).under(variant.values)
    for text in [p.text for p in booklet.paragraphs] + [d.caption for d in booklet.diagrams]:
        assert " ".join(text.split()) in page


def told_at_the_top(rules: RulesDock) -> str:
    return rules.browser.toPlainText().splitlines()[0]


def test_the_page_says_at_its_top_what_holds_in_the_game_and_follows_it(open_window: Open) -> None:
    """R2, R5"""
    _, rules = panel(open_window)
    assert "the Hucke is 13 for Red and 12 for Black" in told_at_the_top(rules)
    game = TRIC_TRAC.configured({"hucke": "historic", "strict_start": True})
    rules.show_variant("tric-trac", game, SINGLE_GAME.agreement)
    QCoreApplication.processEvents()
    assert "12 for Red and 13 for Black" in told_at_the_top(rules)
    assert "strict start" in told_at_the_top(rules)
    page = rules.browser.toPlainText()
    assert "no booklet" not in page
    assert "Red’s Hucke is 12, Black’s is 13." in page
    assert "Red’s Hucke is 13" not in page
    assert "Running straight on" not in page
    rules.open_paragraph("hucke-place")
    assert rules.paragraph == "hucke-place-historic"
    rules.show_variant("tric-trac")
    QCoreApplication.processEvents()
    assert "What holds here" not in rules.browser.toPlainText()


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (match_to(5, cube=True), "Match to 5 points · with the doubling cube · Crawford rule."),
        (money_session(jacoby=True), "with the doubling cube · Jacoby rule · no beavers."),
        (SINGLE_GAME, "Single game · without the doubling cube."),
    ],
)
def test_what_was_agreed_of_the_cube_stands_at_the_top(
    open_window: Open, match: Match, said: str
) -> None:
    """S1, S2, S8"""
    program = open_window("--new", "backgammon")
    rules = program.rules.dock
    rules.show_variant("backgammon", BACKGAMMON, match.agreement)
    rules.open_situation(Situation.OPENING)
    assert told_at_the_top(rules).endswith(said)
