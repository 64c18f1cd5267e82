import { expect, it } from 'vitest'
import { pathOf } from './referer.rules.ts'

it.each([
  ['https://tracklane.example/order/index?search=Jane%20Doe#top', '/order/index'],
  ['http://localhost:3000/', '/'],
  ['http://localhost:3000', '/'],
  ['https://jane:secret@tracklane.example/user/', '/user/'],
  [`https://tracklane.example/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
  ['https://tracklane.example/a/../../etc/passwd', '/etc/passwd'],
  ['https://tracklane.example/<script>', '/%3Cscript%3E'],
  ['https://tracklane.example/%00', '/%00'],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['data:text/html,/x', null],
  ['/order/index', null],
  ['__proto__', null],
  ['', null],
  [undefined, null],
])('the page %j is stored as %j', (referer, path) => {
  expect(pathOf(referer)).toBe(path)
})
