import { expect, test } from 'vitest'
import type { Reader } from '#features/order/order-fields.rules.ts'
import { translate } from '#lib/i18n.ts'
import { actionText, inReadingOrder, logField } from './log-fields.rules.ts'
import { logValue } from './log-words.rules.ts'

const loud: Reader = { t: translate, toText: ({ message }) => message.toUpperCase(), language: 'en' }
const instant = new Date(2026, 4, 10, 9, 30, 15).toISOString()

test.each<[string, unknown, string]>([
  ['role', 'organization_admin', 'ORGANIZATION ADMINISTRATOR'],
  ['role', 'Logist', 'LOGIST'],
  ['role', 'captain', 'captain'],
  ['roles', ['logist', 'courier'], 'LOGIST, COURIER'],
  ['roles', [], ''],
  ['status', 'New', 'NEW'],
  ['status_from', 'New', 'NEW'],
  ['status_to', 'In delivery', 'IN DELIVERY'],
  ['vehicle', 'van', 'VAN'],
  ['vehicle', 'sledge', 'sledge'],
  ['language', 'de', 'German'],
  ['char_code', 'pl', 'Polish'],
  ['theme', 'dark', 'Dark'],
  ['theme', '__proto__', '__proto__'],
  ['theme', null, 'empty'],
  ['abilities', ['orders:read', 'orders:write'], 'Read orders, Write orders'],
  ['abilities', ['constructor'], 'constructor'],
  ['links', ['New → Processing: Logist, Courier'], 'NEW → PROCESSING: LOGIST, COURIER'],
  ['step', 'Ready for dispatch → In delivery: Administrator', 'READY FOR DISPATCH → IN DELIVERY: ADMINISTRATOR'],
  ['step', 'New → Processing: –', 'NEW → PROCESSING: –'],
  ['links', ['anything else'], 'anything else'],
  [
    'columns',
    ['New', 'In delivery (≤ 5, collapsed)', 'Completed (collapsed)', 'Redelivery (≤ 9)'],
    'NEW, IN DELIVERY (≤ 5, collapsed), COMPLETED (collapsed), REDELIVERY (≤ 9)',
  ],
  ['columns', ['Elsewhere (≤ 5)'], 'Elsewhere (≤ 5)'],
  ['fields', ['customer_address: both, map-pin', 'comment: hidden'], 'Address (icon and text, map-pin), Comment (hidden)'],
  ['fields', ['__proto__: hidden', 'track: later'], '__proto__: hidden, track: later'],
  ['color', 'success', 'Teal'],
  ['color', 'constructor', 'constructor'],
  ['active', false, 'no'],
  ['expires_at', instant, '10.05.2026 09:30:15'],
  ['name', 'dark', 'dark'],
  ['name', '', 'empty'],
])('%s %j is shown as “%s”', (field, value, text) => {
  expect(logValue(loud, field, value)).toBe(text)
})

test.each([
  ['first_name', 'First name'],
  ['currency_code', 'Currency'],
  ['digits', 'Decimals'],
  ['step', 'Step'],
  ['password_changed', 'Password changed'],
  ['track', 'Track'],
  ['some_new_field', 'Some new field'],
  ['__proto__', '  proto  '],
  ['constructor', 'constructor'],
])('the field %s is called “%s”', (field, label) => {
  expect(logField(translate, field, 'en')).toBe(label)
})

test.each<[string | undefined, 'created' | 'updated' | 'deleted', string]>([
  [undefined, 'created', 'created'],
  [undefined, 'updated', 'changed'],
  [undefined, 'deleted', 'deleted'],
  ['courier-order', 'created', 'courier assigned'],
  ['courier-order', 'updated', 'assignment changed'],
  ['token', 'created', 'token made'],
  ['token', 'deleted', 'token revoked'],
  ['handover', 'created', 'money handed over'],
  ['handover', 'updated', 'hand-over taken back'],
  ['link', 'created', 'step added'],
  ['link', 'updated', 'step changed'],
  ['link', 'deleted', 'step removed'],
  ['something', 'updated', 'something changed'],
])('%s %s is shown as “%s”', (entity, action, text) => {
  expect(actionText(translate, { entity, action, date: '', actor_name: '', changes: {} })).toBe(text)
})

test('the most telling fields come first, the others in their order', () => {
  const changes = Object.fromEntries(['vehicle', 'total', 'last_name', 'zone', 'status'].map((field) => [field, { old: 1, new: 2 }]))
  expect(inReadingOrder({ changes }).map(([field]) => field)).toEqual(['status', 'last_name', 'total', 'vehicle', 'zone'])
})
