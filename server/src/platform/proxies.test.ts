import { expect, it } from 'vitest'
import { networkOfAddress } from './proxies.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOfAddress(address)).toBe(network)
})
