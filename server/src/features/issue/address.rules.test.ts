import { expect, test } from 'vitest'
import { pageAddress } from './address.rules.ts'

test.each([
  ['/order/index?id=12&sort=-id', '/order/index?id=12&sort=-id'],
  ['https://tracklane.test/courier/?search=M%C3%BCller', '/courier/?search=M%C3%BCller'],
  ['https://ann:word@tracklane.test:8443/user/#top', '/user/'],
  ['/login?reset=abc', '/login?reset=removed'],
  ['/login?a=1&reset=abc&reset=def', '/login?a=1&reset=removed'],
  [
    '/x?api_token=1&Password=2&client_secret=3&key=4&code=5',
    '/x?api_token=removed&Password=removed&client_secret=removed&key=removed&code=removed',
  ],
  ['/country/?phone_code=49', '/country/?phone_code=49'],
  ['//evil.test/order', '/order'],
  ['/\\evil.test', '/'],
  ['https://tracklane.test//evil.test', '/evil.test'],
  ['__proto__', '/__proto__'],
  ['', '/'],
])('the page of %s is %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'mailto:ann@example.test', 'http://[::1'])('%s has no page', (url) => {
  expect(pageAddress(url)).toBeUndefined()
})
