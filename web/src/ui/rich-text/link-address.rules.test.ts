import { expect, test } from 'vitest'
import { linkAddress } from './link-address.rules.ts'

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['  http://example.com  ', 'http://example.com'],
  ['example.com', 'https://example.com'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['bücher.example', 'https://bücher.example'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['tel:+4930123', 'tel:+4930123'],
  ['/faq/3', '/faq/3'],
])('%s links to %s', (typed, href) => {
  expect(linkAddress(typed)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
  'https://',
  'just words',
  'word',
  '',
])('%j is no address', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})
