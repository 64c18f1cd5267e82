import { searchWords } from '@tracklane/contract/kit/word-search'
import { expect, test } from 'vitest'
import { markHits } from './mark-hits.ts'

test.each([
  [
    'a word broken by tags',
    '<p>The cour<b>ie</b>r waits</p>',
    'courier',
    '<p>The <mark>cour</mark><b><mark>ie</mark></b><mark>r</mark> waits</p>',
  ],
  ['words of different blocks are none', '<p>cour</p><p>ier</p>', 'courier', '<p>cour</p><p>ier</p>'],
  ['nor are those around a break', 'cour<br>ier', 'courier', 'cour<br>ier'],
  ['every word', '<p>late <i>orders</i>, late</p>', 'LATE order', '<p><mark>late</mark> <i><mark>order</mark>s</i>, <mark>late</mark></p>'],
  ['what overlaps is one', '<p>abcdef</p>', 'abc cde', '<p><mark>abcde</mark>f</p>'],
  ['no attribute', '<p><a href="/late" title="late">go</a></p>', 'late', '<p><a href="/late" title="late">go</a></p>'],
  ['no tag', '<p><strong>so</strong></p>', 'strong', '<p><strong>so</strong></p>'],
  ['no picture', '<p>a<img src="/late.png" alt="late">b</p>', 'late', '<p>a<img src="/late.png" alt="late">b</p>'],
  ['no name of an entity', '<p>1 &lt; 2 &amp; 3</p>', 'amp lt', '<p>1 &lt; 2 &amp; 3</p>'],
  ['what an entity stands for', '<p>1 &lt; 2</p>', '<', '<p>1 <mark>&lt;</mark> 2</p>'],
  ['words with a space that does not break', '<p>two&nbsp;hours</p>', 'hours', '<p>two&nbsp;<mark>hours</mark></p>'],
  ['signs of another length', '<p>Stra<b>ß</b>e</p>', 'strasse', '<p><mark>Stra</mark><b><mark>ß</mark></b><mark>e</mark></p>'],
  ['accents', '<p>Zażółć, її, envío</p>', 'zolc іі envio', '<p>Za<mark>żółć</mark>, <mark>її</mark>, <mark>envío</mark></p>'],
  [
    'a table',
    '<table><tbody><tr><td>a</td><td>ab</td></tr></tbody></table>',
    'ab',
    '<table><tbody><tr><td>a</td><td><mark>ab</mark></td></tr></tbody></table>',
  ],
  ['no words', '<p>late</p>', '  ', '<p>late</p>'],
  ['words that are names of something else', '<p>__proto__</p>', '__proto__', '<p><mark>__proto__</mark></p>'],
  ['what looks like a tag', '<p>&lt;b&gt;late&lt;/b&gt;</p>', '<b>late', '<p><mark>&lt;b&gt;late</mark>&lt;/b&gt;</p>'],
])('%s', (_, html, search, marked) => {
  const root = document.createElement('div')
  root.innerHTML = html
  const before = root.textContent
  markHits(root, searchWords(search))
  expect(root.innerHTML).toBe(marked)
  expect(root.textContent).toBe(before)
})
