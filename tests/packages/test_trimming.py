"""What goes into the bundle, and what stays outside."""

from __future__ import annotations

import pytest

LIB = "PySide6/Qt/lib"
PLUGINS = "PySide6/Qt/plugins"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        (f"{LIB}/libQt6Core.so.6", True),
        (f"{LIB}/libQt6Multimedia.so.6", True),
        (f"{LIB}/libQt6WlShellIntegration.so.6", True),
        (f"{LIB}/libicudata.so.73", True),
        (f"{LIB}/libQt6Quick.so.6", False),
        (f"{LIB}/libQt6MultimediaWidgets.so.6", False),
        (f"{LIB}/libavcodec.so.61", False),
        (f"{LIB}/libQt6FFmpegStub-ssl.so.3", False),
        ("PySide6/QtCore.abi3.so", True),
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        (f"{PLUGINS}/platforms/libqoffscreen.so", True),
        (f"{PLUGINS}/platforms/libqwayland.so", True),
        (f"{PLUGINS}/platforms/libqeglfs.so", False),
        (f"{PLUGINS}/multimedia/libffmpegmediaplugin.so", False),
        (f"{PLUGINS}/platformthemes/libqgtk3.so", False),
        (f"{PLUGINS}/tls/libqopensslbackend.so", False),
        (f"{PLUGINS}/iconengines/libqsvgicon.so", True),
    ],
)
def test_libraries_on_linux(name: str, kept: bool) -> None:
    import trimming

    assert trimming.keep_binary(name, f"/venv/{name}", "linux") is kept


def test_libraries_of_a_linux_system_stay_there() -> None:
    import trimming

    where = "/usr/lib/x86_64-linux-gnu"
    assert not trimming.keep_binary("libxcb-cursor.so.0", f"{where}/libxcb-cursor.so.0", "linux")
    assert not trimming.keep_binary("libstdc++.so.6", f"{where}/libstdc++.so.6", "linux")
    assert trimming.keep_binary("libpython3.11.so.1.0", f"{where}/libpython3.11.so.1.0", "linux")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6\\Qt6Core.dll", True),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6\\avcodec-61.dll", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qoffscreen.dll", True),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        ("PySide6\\plugins\\multimedia\\ffmpegmediaplugin.dll", False),
        ("PySide6\\plugins\\multimedia\\windowsmediaplugin.dll", True),
        ("VCRUNTIME140.dll", True),
    ],
)
def test_libraries_on_windows(name: str, kept: bool) -> None:
    import trimming

    assert trimming.keep_binary(name, f"C:\\venv\\{name}", "win32") is kept


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("trictrac_gui/resources/rules/facts.toml", True),
        ("trictrac_gui/resources/i18n/trictrac_de.qm", True),
        ("trictrac_gui/resources/i18n/trictrac_de.ts", False),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_it.qm", False),
        ("PySide6/Qt/translations/qtdeclarative_fr.qm", False),
        ("markdown_it_py-4.3.0.dist-info/METADATA", False),
    ],
)
def test_of_what_is_no_library_only_what_is_read_is_kept(name: str, kept: bool) -> None:
    import trimming

    assert trimming.keep_data(name) is kept


def test_a_bundle_without_a_screen_in_memory_is_not_whole() -> None:
    import trimming

    whole = ["a/libqoffscreen.so", "a\\qsvg.dll", "a/libqsvgicon.dylib"]
    assert trimming.missing_plugins(whole) == []
    assert trimming.missing_plugins(whole[1:]) == ["offscreen"]
