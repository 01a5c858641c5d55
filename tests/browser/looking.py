"""What can be read on a screen, and what is broken about it."""

from playwright.sync_api import Locator, Page

_VISIBLE = """
const isVisible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
"""

_TEXTS = (
    "() => {"
    + _VISIBLE
    + """
    const texts = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { parentElement, data } = walk.currentNode;
        if (isVisible(parentElement) && !parentElement.closest('code, [lang]:not(html)')) texts.push(data);
    }
    for (const one of document.querySelectorAll('body *')) {
        if (!isVisible(one)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            if (one.getAttribute(name)) texts.push(one.getAttribute(name));
    }
    return texts.map((text) => text.trim().replace(/\\s+/g, ' ')).filter(Boolean);
}"""
)

# Names of players may be longer than any room for them, so they may end in an ellipsis; so may news on a small map.
_BROKEN = (
    "() => {"
    + _VISIBLE
    + """
    const found = [];
    const report = (what, one) =>
        found.push(`${what}: <${one.tagName} class="${one.getAttribute('class')}"> ${one.innerText}`);
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`);
    const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isCut = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const exempt = 'svg, svg *, .name, .news .text, .visually-hidden, .skip:not(:focus), select, option';
    for (const one of document.querySelectorAll(`body *:not(${exempt})`)) {
        if (!isVisible(one) || !one.clientWidth) continue;
        const { overflowX, overflowY } = getComputedStyle(one);
        const isWide = one.scrollWidth > one.clientWidth + 1;
        const isScrolling = overflowX !== 'visible' && !isCut(overflowX);
        const isMeantTo = one.tabIndex === 0 && one.querySelector('table');
        if (isWide && isScrolling && !isMeantTo) report('scrolls sideways', one);
        if (isWide && hasText(one) && isCut(overflowX)) report('cut off', one);
        const isTall = one.scrollHeight > one.clientHeight + 2;
        if (hasText(one) && isCut(overflowY) && isTall) report('cut off', one);
    }
    const buttons = [...document.querySelectorAll('button, a[href], select, input')].filter(
        (one) => isVisible(one) && !one.closest('svg, .visually-hidden, .skip:not(:focus)'));
    const within = (one) => one.closest('section, header, nav, dialog, aside, main, footer');
    const shown = (one) => {
        let { left, right, top, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const frame = around.getBoundingClientRect();
            [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        return { left, right, top, bottom };
    };
    const boxes = new Map(buttons.map((one) => [one, shown(one)]));
    buttons.forEach((one, index) => {
        const box = boxes.get(one);
        const isAside = box.left < -1 || box.right > page.clientWidth + 1;
        if (isAside) report('off the screen', one);
        if (one.tagName === 'BUTTON' && one.scrollWidth > one.clientWidth + 2) report('spilling over', one);
        for (const other of buttons.slice(index + 1)) {
            if (within(one) !== within(other) || one.contains(other)) continue;
            const by = boxes.get(other);
            const [across, down] = [Math.min(box.right, by.right) - Math.max(box.left, by.left),
                Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top)];
            if (across > 2 && down > 2) report('overlapped', one);
        }
    });
    return found;
}"""
)


def texts(page: Page) -> list[str]:
    """Everything a person reads or hears; not code, nor what is marked as of another language."""
    found: list[str] = page.evaluate(_TEXTS)
    return found


def broken(page: Page) -> list[str]:
    """Text that is cut off, buttons that spill over or lie on each other, a page that scrolls sideways."""
    found: list[str] = page.evaluate(_BROKEN)
    return found


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one thing lies over another on the screen."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    is_beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    is_above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (is_beside or is_above)
