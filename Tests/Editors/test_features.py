"""Every feature as a client sees it, checked against LSP's own types by pytest-lsp."""
import asyncio

import pytest
from lsprotocol import types

RU = "ru.lproj/Shop.strings"
EN = "en.lproj/Shop.strings"
RULES = "ru.lproj/Shop.stringsdict"


def codes(findings):
    return sorted(finding.code for finding in findings)


@pytest.mark.asyncio
async def test_capabilities(client):
    told = client.started.capabilities
    assert told.position_encoding == "utf-16"
    assert told.text_document_sync.change == types.TextDocumentSyncKind.Incremental
    for name in ("hover", "inlay_hint", "code_action", "completion", "definition", "rename", "workspace_symbol",
                 "folding_range"):
        assert getattr(told, name + "_provider"), name


@pytest.mark.asyncio
async def test_files_are_watched(project):
    await project.open(RU)
    options = project.client.registered[0].register_options
    globs = [watcher["globPattern"] if isinstance(watcher, dict) else watcher.glob_pattern
             for watcher in (options["watchers"] if isinstance(options, dict) else options.watchers)]
    assert any("strings" in glob and "arb" in glob for glob in globs) and "**/.spokentext.yml" in globs


@pytest.mark.asyncio
async def test_findings_as_one_types(project):
    found = await project.open(RU)
    assert {"missing-placeholder", "mixed-script", "double-space"} <= set(codes(found))
    mixed = next(f for f in found if f.code == "mixed-script")
    assert mixed.range.start == project.at(RU, "Cыр")
    assert mixed.source == "spokentext" and mixed.code_description.href.endswith("/mixed-script.md")
    # The C becomes a Cyrillic letter; an emoji before it takes two units.
    found = await project.change(RU, "Cыр", "🍕 Сыр")
    assert "mixed-script" not in codes(found)
    space = next(f for f in found if f.code == "double-space")
    assert space.range.start.character == project.at(RU, "  и").character
    found = await project.change(RU, "В корзину", "В корзину за %@")
    assert len([f for f in found if f.code == "missing-placeholder"]) == 1


@pytest.mark.asyncio
async def test_unsaved_source_counts(project):
    await project.open(RU)
    await project.open(EN)
    before = len([f for f in await project.findings(RU) if f.code == "missing-placeholder"])
    told = len(project.client.published)
    await project.change(EN, "To cart for %@", "To cart")
    for _ in range(12000):
        later = [p for p in project.client.published[told:] if p.uri == project.uri(RU)]
        if later:
            break
        await asyncio.sleep(0.005)
    assert len([f for f in later[-1].diagnostics if f.code == "missing-placeholder"]) == before - 1


@pytest.mark.asyncio
@pytest.mark.parametrize("name, rule", [
    (RULES, "missing-nonbreaking-space"), ("app/res/values-ru/strings.xml", "missing-placeholder"), ("po/ru.po", "mixed-script"),
    ("l10n/app_ru.arb", "named-placeholder"), ("Localizable.xcstrings", "mixed-script"),
    ("Resources.resx", "double-space"), ("ru.xliff", "mixed-script"), ("menu.screen.json", "role-word"),
])
async def test_every_format_is_checked(project, name, rule):
    found = codes(await project.open(name))
    assert rule in found


@pytest.mark.asyncio
async def test_hover(project):
    await project.open(RU)
    told = await project.client.text_document_hover_async(
        types.HoverParams(text_document=project.document(RU), position=project.at(RU, "Вес")))
    assert "| Вес 5 кг | Вес 5 килограммов | Вес пять килограммов |" in told.contents.value
    await project.open(RULES)
    told = await project.client.text_document_hover_async(
        types.HoverParams(text_document=project.document(RULES), position=project.at(RULES, "cart.items")))
    for row in ("| one (1) | 1 товар по 5 ₽ | 1 товар по 5 рублей | один товар по пять рублей |",
                "| few (2) | 2 товара по 5 ₽ | 2 товара по 5 рублей | два товара по пять рублей |",
                "| many (5) | 5 товаров по 5 ₽ | 5 товаров по 5 рублей | пять товаров по пять рублей |"):
        assert row in told.contents.value
    nothing = await project.client.text_document_hover_async(
        types.HoverParams(text_document=project.document(RULES), position=types.Position(0, 3)))
    assert nothing is None


@pytest.mark.asyncio
async def test_inlay_hints(project):
    await project.open(RU)
    hints = await project.client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=project.document(RU), range=project.everything(RU)))
    weight = next(hint for hint in hints if "килограмм" in hint.label)
    assert weight.label == "→ Вес 5 килограммов"
    assert weight.position == project.at(RU, "5 кг\"", 5)
    # Only what is seen is told.
    top = types.Range(start=types.Position(0, 0), end=types.Position(0, 1))
    assert not await project.client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=project.document(RU), range=top))


async def actions(project, name, where, only=None):
    return await project.client.text_document_code_action_async(types.CodeActionParams(
        text_document=project.document(name), range=where,
        context=types.CodeActionContext(diagnostics=[], only=only)))


@pytest.mark.asyncio
async def test_fixes(project):
    found = await project.open(RU)
    mixed = next(f for f in found if f.code == "mixed-script")
    offered = await actions(project, RU, mixed.range)
    fix = next(a for a in offered if a.is_preferred and any(d.code == "mixed-script" for d in a.diagnostics))
    assert '"cheese" = "Сыр  и"' in project.edited(RU, fix.edit)
    all_fixes = await actions(project, RU, project.everything(RU), ["source.fixAll"])
    assert [a.kind for a in all_fixes] == ["source.fixAll.spokentext"]
    assert '"cheese" = "Сыр и"' in project.edited(RU, all_fixes[0].edit)


@pytest.mark.asyncio
async def test_ignoring_a_rule_for_a_key(project):
    found = await project.open(RU)
    mixed = next(f for f in found if f.code == "mixed-script")
    offered = await actions(project, RU, mixed.range)
    ignore = next(a for a in offered if a.title == "ignore 'mixed-script' for this key")
    found = await project.change(RU, project.texts[RU], project.edited(RU, ignore.edit))
    assert "mixed-script" not in codes(found) and "double-space" in codes(found)
    # The next one goes into the same comment.
    space = next(f for f in found if f.code == "double-space")
    ignore = next(a for a in await actions(project, RU, space.range) if a.title == "ignore 'double-space' for this key")
    found = await project.change(RU, project.texts[RU], project.edited(RU, ignore.edit))
    assert not {"mixed-script", "double-space"} & set(codes(found))


@pytest.mark.asyncio
@pytest.mark.parametrize("before", [None, "source: en\n", "rules:\n    end-punctuation: off\n", "rules: {}\n"])
async def test_turning_a_rule_off(project, root, before):
    path = root / ".spokentext.yml"
    if before is not None:
        path.write_text(before)
    found = await project.open(RU)
    mixed = next(f for f in found if f.code == "mixed-script")
    off = next(a for a in await actions(project, RU, mixed.range) if "mixed-script' off in" in a.title)
    if before is None:
        assert any(isinstance(c, types.CreateFile) and c.uri == path.as_uri() for c in off.edit.document_changes)
    path.write_text(project.edited(".spokentext.yml", off.edit))
    told = len(project.client.published)
    project.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
        changes=[types.FileEvent(uri=path.as_uri(), type=types.FileChangeType.Changed)]))
    for _ in range(12000):
        if len(project.client.published) > told:
            break
        await asyncio.sleep(0.005)
    assert "mixed-script" not in codes(project.client.published[-1].diagnostics)
    assert "double-space" in codes(project.client.published[-1].diagnostics)


@pytest.mark.asyncio
async def test_completion_of_placeholders(project):
    await project.open(RU)
    await project.change(RU, '"В корзину"', '"В корзину за %"')
    told = await project.client.text_document_completion_async(
        types.CompletionParams(text_document=project.document(RU), position=project.at(RU, '%"', 1)))
    assert [item.label for item in told.items] == ["%@"]
    assert told.items[0].text_edit.range.start == project.at(RU, '%"')
    order = await project.client.text_document_completion_async(
        types.CompletionParams(text_document=project.document(RU), position=project.at(RU, 'С %1$@', 6)))
    best = min(order.items, key=lambda item: item.sort_text)
    assert best.label == "%2$@"


@pytest.mark.asyncio
async def test_completion_of_categories(project):
    name = "app/res/values-ru/strings.xml"
    await project.open(name)
    await project.change(name, "    </plurals>", '        <item quantity="f"></item>\n    </plurals>')
    told = await project.client.text_document_completion_async(
        types.CompletionParams(text_document=project.document(name), position=project.at(name, 'quantity="f"', 11)))
    assert [item.label for item in told.items] == ["one", "few", "many", "other"]
    few = told.items[1]
    assert few.detail.startswith("2, 3, 4, 22")
    assert few.text_edit.new_text == "few" and few.text_edit.range.start == project.at(name, 'quantity="f"', 10)


@pytest.mark.asyncio
@pytest.mark.parametrize("name, text, other, line", [
    (RU, "В корзину", EN, 1), ("app/res/values-ru/strings.xml", "В корзину", "app/res/values/strings.xml", 1),
    ("l10n/app_ru.arb", "Привет", "l10n/app_en.arb", 2), ("po/ru.po", "Cохранить", "po/ru.po", 3),
    ("ru.xliff", "Cохранить", "ru.xliff", 2), ("Localizable.xcstrings", "Cыр", "Localizable.xcstrings", 3),
])
async def test_source_of_a_text(project, name, text, other, line):
    await project.open(name)
    told = await project.client.text_document_definition_async(
        types.DefinitionParams(text_document=project.document(name), position=project.at(name, text)))
    assert told.uri == project.uri(other) and told.range.start.line == line


async def rename(project, name, text, new):
    return await project.client.text_document_rename_async(types.RenameParams(
        text_document=project.document(name), position=project.at(name, text), new_name=new))


@pytest.mark.asyncio
@pytest.mark.parametrize("name, old, others", [
    (RU, "cart.title", [EN]), ("app/res/values-ru/strings.xml", "cart_title", ["app/res/values/strings.xml"]),
    ("l10n/app_ru.arb", "title", ["l10n/app_en.arb"]), ("po/ru.po", "Save", ["po/es.po"]),
    ("Localizable.xcstrings", "Weight", []), ("Resources.resx", "Title", []),
])
async def test_a_key_is_renamed_in_all_languages(project, name, old, others):
    await project.open(name)
    place = await project.client.text_document_prepare_rename_async(types.PrepareRenameParams(
        text_document=project.document(name), position=project.at(name, old)))
    assert place.placeholder == old
    edit = await rename(project, name, old, "other_name")
    for file in [name] + others:
        text = project.edited(file, edit)
        assert "other_name" in text and f'"{old}"' not in text and f'"@{old}"' not in text, file


@pytest.mark.asyncio
async def test_a_name_that_is_taken_is_refused(project):
    await project.open(RU)
    with pytest.raises(Exception, match="has a key 'order' already"):
        await rename(project, RU, "cart.title", "order")


@pytest.mark.asyncio
async def test_keys_of_the_workspace(project):
    told = await project.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="cart"))
    places = {(symbol.name, symbol.location.uri) for symbol in told}
    assert ("cart.title", project.uri(RU)) in places and ("cart_title", project.uri("app/res/values/strings.xml")) in places
    assert all("cart" in name.lower() for name, _ in places)


@pytest.mark.asyncio
async def test_folding_and_outline(project):
    await project.open(RULES)
    ranges = await project.client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=project.document(RULES)))
    assert any(r.start_line == project.at(RULES, "<key>cart").line and r.kind == "region" for r in ranges)
    keys = await project.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=project.document(RULES)))
    assert [key.name for key in keys] == ["cart.items"]


@pytest.mark.asyncio
async def test_files_that_vanish(project, root):
    await project.open(RU)
    (root / EN).unlink()
    found = await project.change(RU, "Cыр", "Сыр")
    assert "missing-placeholder" not in codes(found)
    (root / RU).unlink()
    found = await project.change(RU, "  и", " и")
    assert "double-space" not in codes(found)
    nothing = await project.client.text_document_folding_range_async(types.FoldingRangeParams(
        text_document=types.TextDocumentIdentifier(uri=project.uri(EN))))
    assert nothing is None


@pytest.mark.asyncio
async def test_a_broken_configuration_is_told(project, root):
    (root / ".spokentext.yml").write_text("rules:\n  edge-spac: off\n")
    await project.open(RU)
    assert any("did you mean 'edge-space'" in message.message for message in project.client.messages)
