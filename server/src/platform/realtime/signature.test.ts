import { expect, test } from 'vitest'
import { isChannelName, isSocketId } from './protocol.ts'
import { isSignedBy, sign } from './signature.ts'

test('the signature equals the published example of the protocol', () => {
  const credentials = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
  const signature = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4'
  expect(sign(credentials, '1234.1234', 'private-foobar')).toBe(signature)
  expect(isSignedBy(credentials, signature, '1234.1234', 'private-foobar')).toBe(true)
  expect(isSignedBy(credentials, signature.replace('278d', '0000'), '1234.1234', 'private-foobar')).toBe(false)
})

test('ambiguous names are not signed', () => {
  expect(isSocketId('1234.1234')).toBe(true)
  for (const hostile of ['1.1:private-user', '1.1\n', '1', '1.1.1', '', `${'1'.repeat(40)}.1`]) expect(isSocketId(hostile)).toBe(false)
  expect(isChannelName('private-orders.1.0')).toBe(true)
  for (const hostile of ['private-user:5', 'private user', 'private-user.5\n', '', `private-${'x'.repeat(200)}`]) {
    expect(isChannelName(hostile)).toBe(false)
  }
})
