"""Reads a screen as a person does: in order, with headings, buttons and fields as such, and what is only heard."""

import re
from collections.abc import Iterable, Iterator

import msgspec
from playwright.sync_api import Page

from okapi.locales import catalogs

from .sheet import Piece

_READ = r"""(within) => {
    const found = [];
    const tidy = (text) => (text ?? '').replace(/\s*\n\s*/g, ' · ').replace(/[ \t]+/g, ' ').trim();
    const isVisible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const say = (kind, text, level = 0) => {
        if (/\p{L}/u.test(tidy(text))) found.push({ kind, text: tidy(text), level }); // numbers alone are no words
    };
    const shown = (one) => one.innerText ?? one.textContent;
    const named = (kind, one) => {
        say(kind, shown(one));
        for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
            if (tidy(one.getAttribute(name)) !== tidy(shown(one)))
                say(tidy(shown(one)) ? 'label' : kind, one.getAttribute(name));
        const by = document.getElementById(one.getAttribute('aria-describedby'));
        if (by) say('label', by.textContent);
    };
    const INSIDE =
        'button, a, input, select, textarea, table, ul, ol, p, h1, h2, h3, h4, section, summary, [aria-label]';
    const CHOICE = 'input[type=radio], input[type=checkbox]';
    const isInline = (one) => /^inline/.test(getComputedStyle(one).display) || one instanceof SVGElement;
    const visit = (one) => {
        if (one.nodeType === 3) return say('text', one.data);
        if (one.nodeType !== 1 || !isVisible(one) || one.matches('script, style')) return;
        if (one.matches('[lang]:not(html)') && one.lang !== document.documentElement.lang) return;
        if (one.matches('h1, h2, h3, h4, h5, h6')) return say('heading', shown(one), Number(one.tagName[1]));
        if (one.matches('[data-route], [data-place]')) return say('map', one.getAttribute('aria-label'));
        if (one.matches('button, summary, [role=button], [role=option]')) return named('button', one);
        if (one.matches(CHOICE)) return say('choice', one.getAttribute('aria-label'));
        if (one.matches('input, textarea')) return named('field', one);
        if (one.matches('select')) {
            say('field', one.getAttribute('aria-label'));
            return say('options', [...one.options].map((option) => option.text).join(' / '));
        }
        if (one.matches('tr')) {
            for (const it of one.querySelectorAll('[aria-label], [title]'))
                say('label', it.getAttribute('aria-label') ?? it.getAttribute('title'));
            return say('row', [...one.cells].map((cell) => tidy(cell.innerText)).join(' | '));
        }
        if (one.matches('label') && one.querySelector(CHOICE)) return say('choice', shown(one));
        if (one.matches('a[href]')) return named('link', one);
        for (const name of ['aria-label', 'title', 'alt']) say('label', one.getAttribute(name));
        const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const isOne = words || [...one.querySelectorAll('*')].every(isInline);
        const holdsMore = [...one.querySelectorAll(INSIDE)].some((it) => !(it.matches('a') && words));
        if (isOne && !holdsMore && one.childNodes.length && !(one instanceof SVGElement && one.tagName !== 'text'))
            return say(one.closest('li') ? 'item' : 'text', shown(one));
        for (const child of one.childNodes) visit(child);
    };
    say('label', document.title);
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const roots = within ? document.querySelectorAll(within) : [open ?? document.body];
    for (const root of roots) visit(root);
    return found;
}"""


def read(page: Page, within: str | None = None) -> list[Piece]:
    """What can be read on the screen, or on those parts of it; of an open window, only what is in it."""
    return msgspec.convert(page.evaluate(_READ, within), list[Piece])


class MapSummary:
    """Leaves one route of each kind of a map: naming other places does not make another sentence."""

    def __init__(self, language: str) -> None:
        names = re.findall(r"^place-.* = (.+)$", catalogs(language)["places.ftl"], re.MULTILINE)
        known = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        self._names = re.compile(rf"{known}|^[^,]+\s[–—] [^,]+(?=, )")  # or two places of another board
        self._kinds: set[str] = set()

    def of(self, pieces: Iterable[Piece]) -> Iterator[Piece]:
        for piece in pieces:
            if piece.kind != "map":
                yield piece
                continue
            kind = self._names.sub("…", piece.text)
            if kind not in self._kinds:
                self._kinds.add(kind)
                yield Piece("label", piece.text)
