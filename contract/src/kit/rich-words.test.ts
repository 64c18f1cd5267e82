import { expect, test } from 'vitest'
import { wordsOf } from './rich-words.ts'

test.each([
  ['<p>Call the <strong>cour</strong>ier.</p><p>Then&nbsp;wait</p>', 'Call the courier. Then wait'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['a<br>b<img src="/x" alt="c > d">e', 'a b e'],
  ['1 &lt; 2 &amp;&amp; &quot;3&quot; &#39;4&#x27;', `1 < 2 && "3" '4'`],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&constructor; &#0; &#9999999;', '&constructor; &#0; &#9999999;'],
  ['', ''],
])('the words of %j are %j', (html, words) => {
  expect(wordsOf(html)).toBe(words)
})

test('many opening brackets are read in one pass', () => {
  const hostile = '<'.repeat(200_000)
  expect(wordsOf(hostile)).toBe(hostile)
})
