import { phrase } from '@tracklane/contract/kit/phrase'
import { refusalOf } from '@tracklane/contract/order-flow'
import { expect, test } from 'vitest'
import { card } from '#features/kanban/kanban.testing.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import { translate } from '#lib/i18n.ts'
import { columnNote } from './column-note.rules.ts'

const ready = card({ status_id: 3 })
const links = [{ status_from: 3, status_to: 7, roles: ['admin'] }]
const noStep: Verdict = { kind: 'refused', reason: refusalOf(links, 3, 5, 'logist') ?? phrase('', '') }
const otherRole: Verdict = { kind: 'refused', reason: refusalOf(links, 3, 7, 'logist') ?? phrase('', '') }
const allowed: Verdict = { kind: 'allowed' }

const noteOf = (verdict: Verdict | undefined, column = {}, lifted = {}) =>
  columnNote(translate, verdict, { status_id: 7, whole: 4, wip_limit: null, ...column }, { order: ready, count: 1, ...lifted })

test.each<[string, Verdict, string]>([
  ['no step', noStep, 'No step from Ready for dispatch'],
  ['a step of others', otherRole, 'Not a step for your role'],
  ['the server’s own words', { kind: 'refused', reason: 'A long sentence of the server' }, 'Not from Ready for dispatch'],
])('%s is a short line', (_, verdict, text) => {
  expect(noteOf(verdict)).toEqual({ kind: 'refusal', text })
})

test.each<[number, string | undefined]>([
  [2, undefined],
  [4, 'Drop to set the new day'],
  [5, 'Drop to give a reason'],
  [6, 'Drop to choose a courier'],
])('column %i shows the input that a drop there needs', (status_id, text) => {
  expect(noteOf(allowed, { status_id })?.text).toBe(text)
  expect(noteOf(allowed, { status_id }, { count: 3 })).toEqual({ kind: 'ask', text: 'Drop 3 orders here' })
})

test.each([
  [14, undefined],
  [15, 'limit'],
  [16, 'limit'],
])('a column with %i of 15 warns: %s', (total, kind) => {
  expect(noteOf(allowed, { whole: total, wip_limit: 15 })?.kind).toBe(kind)
})

test("the card's own column and columns not judged yet have no note", () => {
  expect([noteOf({ kind: 'own' }), noteOf(undefined)]).toEqual([undefined, undefined])
})

test('the note of a handed over card names the hand-over', () => {
  const order = card({ status_id: 7, handover: { id: 5, number: 3 } })
  const texts = [noStep, otherRole, { kind: 'refused', reason: 'A long sentence of the server' } as const].map(
    (verdict) => noteOf(verdict, { status_id: 6 }, { order })?.text,
  )
  expect(texts).toEqual(['Handed over in H-0003', 'Handed over in H-0003', 'Handed over in H-0003'])
})
