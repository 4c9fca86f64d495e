"""Discord's markdown, piece by piece."""

from __future__ import annotations

import pytest

from tests.browser.driver import Panes

CASES = {
    "**a** *b* ***c***": "<strong>a</strong> <em>b</em> <strong><em>c</em></strong>",
    "__a__ _b_ ~~c~~": "<u>a</u> <em>b</em> <s>c</s>",
    "`**a**`": "<code>**a**</code>",
    r"\*a\* \_b": "*a* _b",
    "2 * 3 * 4": "2 * 3 * 4",
    "snake_case_name": "snake_case_name",
    "**not closed": "**not closed",
    "**bold\nover lines**": "<strong>bold\nover lines</strong>",
    "a **b *c* d**": "a <strong>b <em>c</em> d</strong>",
    "<#1> <@2>": '<span class="mention"># unknown</span> <span class="mention" data-user="2">@unknown-user</span>',
    "@everyone": '<span class="mention">@everyone</span>',
}
BLOCKS = {
    "# One\ntext": '<h1>One</h1><div class="lines">text</div>',
    "#no heading": '<div class="lines">#no heading</div>',
    "-# small": '<div class="subtext">small</div>',
    "> a\n> b\nc": '<blockquote><div class="lines">a\nb</div></blockquote><div class="lines">c</div>',
    ">>> a\nb": '<blockquote><div class="lines">a\nb</div></blockquote>',
    "- a\n- b": "<ul><li>a</li><li>b</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "```js\nlet a;\n# b\n```": '<pre><code data-language="js">let a;\n# b</code></pre>',
    "```\n<b>\n```after": '<pre><code>&lt;b&gt;</code></pre><div class="lines">after</div>',
    "-5 degrees": '<div class="lines">-5 degrees</div>',
    "": "",
}
RENDER = "async ([text, wide]) => (await import('/static/js/text/markdown.js')).markdown(text, wide).innerHTML"


PLAIN = "async (text) => (await import('/static/js/text/markdown.js')).plainText(text)"


async def test_a_notice_has_a_line_for_each_block(panes: Panes) -> None:
    page = await panes.page()
    await page.goto(panes.url)
    said = await page.evaluate(PLAIN, "# Head\n**Due** soon.\nNow\n> quoted\n- a\n  - b\n-# small")
    assert said == "Head\nDue soon.\nNow\nquoted\na\nb\nsmall"


@pytest.mark.parametrize("wide", [False, True])
async def test_every_mark(panes: Panes, wide: bool) -> None:
    pane = await panes.open("Ada")
    cases = BLOCKS if wide else CASES
    shown = {text: await pane.frame.evaluate(RENDER, [text, wide]) for text in cases}
    assert shown == cases
