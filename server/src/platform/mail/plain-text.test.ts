import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
  ['<h2>Head</h2><ul><li>a</li><li><p>b</p></li></ul><p>c</p>', 'Head\n\n- a\n- b\n\nc'],
  ['<p>Look <a href="https://a.example/?x=1&amp;y=2">here</a></p>', 'Look here (https://a.example/?x=1&y=2)'],
  ['<p><a href="https://a.example/">https://a.example/</a></p>', 'https://a.example/'],
  ['<p>&lt;b&gt; &amp; “x”  y\n z</p>', '<b> & “x” y z'],
  ['', ''],
])('%j as text', (html, text) => {
  expect(plainText(html)).toBe(text)
})
