import { expect, test } from 'vitest'
import { plainFromRich, richFromPlain, withBodies } from './body-text.rules.ts'

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p>Hello <b>Ann</b>,</p><p>see you</p>', 'Hello Ann,\nsee you'],
  ['<p>one<br>two</p>', 'one\ntwo'],
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', 'a\n\nb'],
  ['<p>{{order.track}} &lt;b&gt; &amp; more</p>', '{{order.track}} <b> & more'],
])('%j without formatting is %j', (html, text) => {
  expect(plainFromRich(html)).toBe(text)
})

test.each([
  ['', ''],
  [' \n ', ''],
  ['Hello', '<p>Hello</p>'],
  ['one\ntwo', '<p>one</p><p>two</p>'],
  ['<b> & {{order.track}}', '<p>&lt;b&gt; &amp; {{order.track}}</p>'],
])('%j as a rich text is %j', (text, html) => {
  expect(richFromPlain(text)).toBe(html)
})

test('a text survives the way to rich text and back', () => {
  const text = 'Dear <Ann> & co,\n{{order.track}}'
  expect(plainFromRich(richFromPlain(text))).toBe(text)
})

test('subjects stay in every language', () => {
  const written = { en: { subject: 'Hi', body: 'x' }, de: { body: 'y' } }
  expect(withBodies(written, richFromPlain)).toEqual({ en: { subject: 'Hi', body: '<p>x</p>' }, de: { body: '<p>y</p>' } })
})
