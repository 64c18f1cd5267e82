import { expect, test } from 'vitest'
import { templateFor } from './template-for.rules.ts'

const moved = { event: 'order.status_changed', channel: 'in_app', audience: 'logist' } as const
const TEMPLATES = [
  { id: 1, ...moved, status_id: null },
  { id: 2, ...moved, status_id: 7 },
  { id: 3, ...moved, status_id: 7, channel: 'sms' },
  { id: 4, ...moved, status_id: 6, audience: 'courier' },
  { id: 5, event: 'message', channel: 'in_app', audience: null, status_id: null },
] as const

test.each([
  ['the very status', { ...moved, status_id: 7 }, 2],
  ['any other status', { ...moved, status_id: 6 }, 1],
  ['no status', { ...moved, status_id: null }, 1],
  ['another channel', { ...moved, status_id: 7, channel: 'sms' }, 3],
  ['another channel without one for any', { ...moved, status_id: 6, channel: 'sms' }, undefined],
  ['another audience', { ...moved, status_id: 6, audience: 'courier' }, 4],
  ['another audience without one for any', { ...moved, status_id: 7, audience: 'courier' }, undefined],
  ['one person', { event: 'message', channel: 'in_app', audience: null, status_id: null }, 5],
  ['an event without one', { event: 'account', channel: 'in_app', audience: null, status_id: null }, undefined],
] as const)('%s', (_what, about, id) => {
  expect(templateFor(TEMPLATES, about)?.id).toBe(id)
  expect(templateFor([...TEMPLATES].reverse(), about)?.id).toBe(id)
})
