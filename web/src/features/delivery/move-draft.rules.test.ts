import type { StatusChange } from '@tracklane/contract/order-move'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instantOf } from '#lib/day.ts'
import { translate } from '#lib/i18n.ts'
import { changeOf, type Draft, type DraftProblems, draftOf, isMadeNow, problemsOf } from './move-draft.rules.ts'

const NOW = new Date(2026, 4, 10, 10, 42)
const at = (hours: number, minutes = 0) => new Date(2026, 4, 10, hours, minutes).toISOString()
const empty = draftOf({ delivery_from: null, delivery_to: null })
const draft = (patch: Partial<Draft> = {}): Draft => ({ ...empty, ...patch })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

test('a draft starts empty, with the hours of the order', () => {
  expect(empty).toEqual({ reason: null, comment: '', moment: 'now', at: null, nextDay: 'open', day: null, from: '09:00', to: '18:00' })
  expect(draftOf({ delivery_from: at(8, 30), delivery_to: at(12) })).toMatchObject({ from: '08:30', to: '12:00' })
  expect(draftOf({ delivery_from: null, delivery_to: at(12) })).toMatchObject({ from: '', to: '12:00' })
})

test.each<[string, StatusChange, Partial<Draft>]>([
  ['the reason and the remark', { sub_status_id: 9, comment: 'Dog' }, { reason: 9, comment: 'Dog' }],
  ['no reason', { sub_status_id: null }, { reason: null }],
  ['when it was delivered', { delivered_at: at(9) }, { moment: 'earlier', at: at(9) }],
  ['the new day', { delivery_from: at(9), delivery_to: at(12, 30) }, { nextDay: 'other', day: '2026-05-10', from: '09:00', to: '12:30' }],
  ['the new day without a start', { delivery_from: null, delivery_to: at(12) }, { nextDay: 'other', from: '', to: '12:00' }],
])('a draft after a refusal starts with %s', (_case, former, patch) => {
  expect(draftOf({ delivery_from: at(8, 30), delivery_to: at(12) }, former)).toMatchObject(patch)
})

test.each<[Partial<Draft>, number, boolean]>([
  [{}, 7, true],
  [{ moment: 'now', at: at(9) }, 7, true],
  [{ moment: 'earlier' }, 7, true],
  [{ moment: 'earlier', at: at(9) }, 7, false],
  [{}, 5, false],
])('a draft of %j to %s is made now: %s', (patch, to, isNow) => {
  expect(isMadeNow(draft(patch), to)).toBe(isNow)
})

test.each<[string, Partial<Draft>, DraftProblems]>([
  ['no input', {}, {}],
  ['earlier, without when', { moment: 'earlier' }, { at: 'Choose when it was delivered' }],
  ['earlier, and it was', { moment: 'earlier', at: at(9) }, {}],
  ['earlier, in this very moment', { moment: 'earlier', at: NOW.toISOString() }, {}],
  ['earlier, and it is still to come', { moment: 'earlier', at: at(11) }, { at: 'The delivery cannot lie in the future' }],
  ['now, whatever was chosen before', { moment: 'now', at: at(11) }, {}],
  ['another day, without which', { nextDay: 'other' }, { day: 'Choose a day' }],
  ['another day', { nextDay: 'other', day: '2026-05-14' }, {}],
  ['tomorrow', { nextDay: 'tomorrow' }, {}],
  ['hours that end before they start', { nextDay: 'tomorrow', from: '12:00', to: '11:00' }, { to: 'The end must be later than the start' }],
  ['hours that end as they start', { nextDay: 'tomorrow', from: '12:00', to: '12:00' }, { to: 'The end must be later than the start' }],
  ['hours of a day that is not decided', { nextDay: 'open', from: '12:00', to: '11:00' }, {}],
])('problems: %s', (_case, patch, problems) => {
  expect(problemsOf(translate, draft(patch), NOW)).toEqual(problems)
})

const sent = { from_status_id: 6 }
const onDay = (day: string) => ({ delivery_from: instantOf(day, '09:00'), delivery_to: instantOf(day, '18:00') })

test.each<[string, Partial<Draft>, number, object]>([
  ['the status it was seen in', {}, 5, sent],
  ['the reason', { reason: 9 }, 5, { ...sent, sub_status_id: 9 }],
  ['a remark without its edges', { comment: '  left with Bob ' }, 5, { ...sent, comment: 'left with Bob' }],
  ['no remark of blanks', { comment: '  ' }, 5, sent],
  ['that it is delivered now', {}, 7, { ...sent, delivered_at: NOW.toISOString() }],
  ['that it was delivered earlier', { moment: 'earlier', at: at(9) }, 7, { ...sent, delivered_at: at(9) }],
  ['now where earlier was taken back', { moment: 'now', at: at(9) }, 7, { ...sent, delivered_at: NOW.toISOString() }],
  ['now where earlier was not said when', { moment: 'earlier' }, 7, { ...sent, delivered_at: NOW.toISOString() }],
  ['no time of delivery for another status', { moment: 'earlier', at: at(9) }, 5, sent],
  ['tomorrow', { nextDay: 'tomorrow' }, 4, { ...sent, ...onDay('2026-05-11') }],
  ['tomorrow, whatever day was chosen before', { nextDay: 'tomorrow', day: '2026-05-14' }, 4, { ...sent, ...onDay('2026-05-11') }],
  ['an end alone', { nextDay: 'tomorrow', from: '' }, 4, { ...sent, ...onDay('2026-05-11'), delivery_from: null }],
  ['another day', { nextDay: 'other', day: '2026-05-14' }, 4, { ...sent, ...onDay('2026-05-14') }],
  ['no day where none was chosen', { nextDay: 'other' }, 4, sent],
  ['no day where it is open again', { nextDay: 'open', day: '2026-05-14' }, 4, sent],
])('sent with the move: %s', (_case, patch, to, change) => {
  expect(changeOf(draft(patch), { status_id: 6 }, to, NOW)).toEqual(change)
})

test("tomorrow follows the given moment, not the phone's clock", () => {
  const next = new Date(2026, 4, 11, 10, 42)
  expect(changeOf(draft({ nextDay: 'tomorrow' }), { status_id: 6 }, 4, next)).toEqual({ ...sent, ...onDay('2026-05-12') })
})

test('nothing is sent for an unknown status', () => {
  expect(changeOf(draft(), { status_id: 99 }, 7, NOW)).toBeUndefined()
})
