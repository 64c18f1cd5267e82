import { RICH_TEXT } from '@tracklane/contract/kit/rich-text'
import fc from 'fast-check'
import { serialize } from 'parse5'
import { describe, expect, it, test } from 'vitest'
import { readHtml, strangeIn } from '#testing/strange-html.ts'
import { RichTextRefused } from './refused.ts'
import { sanitizeRichText } from './sanitize.ts'

const PICTURE = `/api/upload/${'0123456789abcdef'.repeat(2)}.png`
const link = (href: string, words: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`

describe('allowed rich text', () => {
  it.each([
    ['words', '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> <code>six</code><br>seven</p>'],
    ['headings', '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6><hr>'],
    ['lists', '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>c</p></blockquote>'],
    ['code', '<pre><code>if (a &lt; b &amp;&amp; c &gt; d) {\n  e()\n}</code></pre>'],
    ['a table', '<table><tbody><tr><th colspan="2" rowspan="50" class="text-right">a</th><td>b</td></tr></tbody></table>'],
    ['a link', `<p>${link('https://example.org/?a=1&amp;b=2#c', 'there')}</p>`],
    ['a letter', link('mailto:ann@example.org', 'Ann')],
    ['a call', link('tel:+49301234', 'call')],
    ['a page of ours', '<a href="/order/live">board</a>'],
    ['a picture', `<figure><img src="${PICTURE}" alt="A board" width="640" height="480"><figcaption>A board</figcaption></figure>`],
    ['other scripts', '<p>Привіт, żółw, مرحبا, 👩‍👩‍👧‍👦&nbsp;ﷺ</p>'],
    ['nothing', ''],
  ])('%s stays as it is', (_name, html) => {
    expect(sanitizeRichText(html)).toBe(html)
  })
})

describe('forbidden rich text', () => {
  it.each([
    ['<p onclick="x()" style="color:red" id="a" data-a="1" class="text-right evil">a</p>', '<p class="text-right">a</p>'],
    ['<script>x()</script><style>p{}</style><p>a</p>', '<p>a</p>'],
    ['a<!-- b --><![CDATA[c]]><?d?>e', 'ae'],
    ['<form action="/x"><button>go</button><input value="1"></form>', 'go'],
    ['<img src="https://evil.test/a.png"><img src="data:image/png;base64,AA"><img src="x" onerror="y()">', ''],
    [`<img src="//evil.test${PICTURE}"><img src="${PICTURE}?a"><img src="/api/upload/../order">`, ''],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="&#106;ava&Tab;script&colon;x()">a</a>', '<a>a</a>'],
    ['<a href="">a</a><a href="  ">b</a><a name="c">c</a>', '<a>a</a><a>b</a><a>c</a>'],
    ['<a href="//evil.test">a</a><a href="/\\evil.test">b</a><a href="/\t/evil.test">c</a>', '<a>a</a><a>b</a><a>c</a>'],
    ['<a href="data:text/html,x">a</a><a href="order/live">b</a>', '<a>a</a><a>b</a>'],
    ['<a href="/order/live" target="_blank" rel="noopener noreferrer nofollow" title="b">a</a>', '<a href="/order/live" title="b">a</a>'],
    ['<a href="https://a.test" target="_top" rel="opener" ping="/x">a</a>', link('https://a.test', 'a')],
    [' <a href=" \u0000 HTTPS://A.test/\n">a</a>', ` ${link('HTTPS://A.test/', 'a')}`],
    ['<table><tr><td colspan="51" rowspan="0">a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    [`<img src="${PICTURE}" width="100%" height="99999" srcset="x 2x" loading="lazy">`, `<img src="${PICTURE}">`],
    ['<svg><p>a</p></svg><math><mi>b</mi></math><noscript>c</noscript><template>d</template>e', 'e'],
  ])('%s', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
  })
})

/** The allowed attributes, written here again: the list itself must not decide what is tested. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}
const ELEMENTS =
  'p br h1 h2 h3 h4 h5 h6 strong b em i u s a img ul ol li blockquote pre code hr table thead tbody tr th td figure figcaption span'.split(
    ' ',
  )
const ATTRIBUTES = [
  ...['style', 'id', 'name', 'onclick', 'onload', 'data-a', 'srcset', 'is', 'slot', 'part', 'role', 'tabindex', 'hidden', 'dir', 'lang'],
  ...['aria-label', 'contenteditable', 'draggable', 'itemprop', 'xmlns', 'background', 'bgcolor', 'align', 'color', 'face', 'cite'],
  ...['href', 'title', 'target', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'reversed', 'value', 'type'],
]

describe('an attribute', () => {
  it('is removed from elements other than its own, and only two classes stay', () => {
    expect([...RICH_TEXT.elements].sort()).toEqual([...ELEMENTS].sort())
    for (const element of ELEMENTS) {
      const given = ATTRIBUTES.map((name) => `${name}="1"`).join(' ')
      const clean = sanitizeRichText(placed(element, `<${element} class="text-right evil" href="/order/live" src="${PICTURE}" ${given}>x`))
      const kept = [...clean.matchAll(new RegExp(`<${element}( [^>]*)?>`, 'g'))].flatMap(([, said = '']) => [
        ...said.matchAll(/ ([\w-]+)=/g),
      ])
      expect(
        kept.map(([, name]) => name).filter((name) => name !== 'class' && !OWN[element]?.includes(name ?? '')),
        element,
      ).toEqual([])
      expect(clean, element).not.toContain('evil')
    }
  })
})

/** Puts cells and rows into a table: browsers drop them outside of one. */
function placed(element: string, html: string): string {
  if (['thead', 'tbody'].includes(element)) return `<table>${html}`
  if (element === 'tr') return `<table><tbody>${html}`
  return ['td', 'th'].includes(element) ? `<table><tbody><tr>${html}` : html
}

describe('a text over a limit', () => {
  const refusal = (html: string): string | undefined => {
    try {
      return void sanitizeRichText(html)
    } catch (error) {
      return error instanceof RichTextRefused ? error.phrase.message : 'something else'
    }
  }
  const deep = (count: number) => `${'<blockquote>'.repeat(count)}a${'</blockquote>'.repeat(count)}`

  it.each([
    ['as long as may be', `<p>${'ä'.repeat((RICH_TEXT.maxBytes - 7) / 2)}</p>`, undefined],
    ['a letter longer', `<p>${'ä'.repeat((RICH_TEXT.maxBytes - 6) / 2)}a</p>`, 'The text is longer than {kilobytes, number} kB'],
    ['as deep as may be', deep(RICH_TEXT.maxDepth), undefined],
    ['deeper', deep(RICH_TEXT.maxDepth + 1), 'The text is nested too deeply'],
    ['deeper, and never closed', '<div>'.repeat(RICH_TEXT.maxDepth + 1), 'The text is nested too deeply'],
    ['of as many parts as may be', '<br>'.repeat(RICH_TEXT.maxNodes), undefined],
    ['of more', '<br>'.repeat(RICH_TEXT.maxNodes + 1), 'The text has too many parts'],
    ['of more words between', 'a<br>'.repeat(RICH_TEXT.maxNodes / 2 + 1), 'The text has too many parts'],
    ['made deeper by being repaired', '<table><tr><td>'.repeat(33), 'The text is nested too deeply'],
    ['made longer by being repaired', '<a href="tel:1">'.repeat(4_000), 'The text is longer than {kilobytes, number} kB'],
    ['made longer by its signs', '< '.repeat(90_000), 'The text is longer than {kilobytes, number} kB'],
  ])('%s', (_name, html, message) => {
    expect(refusal(html)).toBe(message)
  })
})

const name = fc.constantFrom(
  ...[...RICH_TEXT.elements, ...RICH_TEXT.droppedWithContent],
  ...[
    'form',
    'input',
    'button',
    'div',
    'font',
    'mtext',
    'mglyph',
    'foreignObject',
    'desc',
    'caption',
    'colgroup',
    'body',
    'html',
    'x-y',
    'label',
  ],
)
const value = fc.oneof(
  fc.constantFrom(
    PICTURE,
    'https://a.test',
    'javascript:x()',
    'JaVa\tScRiPt:x',
    'text-center evil',
    '&#106;avascript:x',
    '"><script>',
    "'",
    '`',
  ),
  fc.string({ maxLength: 12 }),
)
const attribute = fc
  .tuple(fc.constantFrom('href', 'src', 'class', 'style', 'onload', 'id', 'colspan', 'title', 'alt', 'xlink:href', '"', '<p'), value)
  .map(([key, text]) => ` ${key}="${text}"`)
const open = fc.tuple(name, fc.array(attribute, { maxLength: 3 })).map(([tag, attributes]) => `<${tag}${attributes.join('')}>`)
const piece = fc.oneof(
  { weight: 4, arbitrary: open },
  { weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
  { weight: 2, arbitrary: fc.string({ maxLength: 10 }) },
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#x3c;',
    '<',
    '>',
    '"',
    '\n',
    '<a href="',
    '</p',
    '<!doctype html>',
    '<?x',
    '\0',
    '&nbsp;',
  ),
)
const soup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))

test('every result contains only allowed markup, does not change when sanitized again, and keeps its words', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const clean = sanitizeRichText(html)
      expect(strangeIn(clean)).toEqual([])
      expect(serialize(readHtml(clean))).toBe(clean)
      // A new text: the sanitizer remembers its own results and would skip them.
      expect(sanitizeRichText(`${clean}<hr>`)).toBe(`${clean}<hr>`)
    }),
    { numRuns: 1_500 },
  )
})
