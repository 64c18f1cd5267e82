import type { OrderFlow } from '@tracklane/contract/order-flow'
import { expect, test } from 'vitest'
import { targetsOf, verdictsOf } from './verdicts.rules.ts'

const flow: OrderFlow = {
  id: 1,
  name: 'Default',
  organization_id: null,
  country_id: null,
  is_default: true,
  links: [
    { id: 1, status_from: 1, status_to: 2, roles: ['logist'] },
    { id: 2, status_from: 1, status_to: 5, roles: ['admin'] },
    { id: 3, status_from: 2, status_to: 3, roles: ['logist'] },
  ],
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
const detail = {
  status_id: 1,
  transitions: [{ status_id: 3, status: 'Ready', requires: [], asks: [] }],
  refused: [{ status_id: 2, status: 'Processing', reason: 'No step' }],
}

test.each([
  [1, { kind: 'own' }],
  [2, { kind: 'allowed' }],
  [5, { kind: 'refused', reason: { message: expect.stringContaining('Only these roles') } }],
  [9, { kind: 'refused', reason: { message: expect.stringContaining('no step') } }],
])("the person's flow decides about status %s", (to, verdict) => {
  const verdicts = verdictsOf({ status_id: 1, flow_id: 1, handover: null }, { role: 'logist', flow, detail: undefined })
  expect(verdicts?.get(to)).toMatchObject(verdict)
  expect(verdicts?.size).toBe(10)
})

test("the person's own flow is used before the order's answer", () => {
  expect(verdictsOf({ status_id: 1, flow_id: 1, handover: null }, { role: 'logist', flow, detail })?.get(3)).toMatchObject({
    kind: 'refused',
  })
})

test.each([
  ['another flow, and the order is not known yet', 2, flow, undefined],
  ['no flow at all', 2, undefined, undefined],
  ['the order stood elsewhere when it was read', 2, flow, { ...detail, status_id: 4 }],
])('nothing is guessed: %s', (_case, flow_id, known, read) => {
  expect(verdictsOf({ status_id: 1, flow_id, handover: null }, { role: 'logist', flow: known, detail: read })).toBeUndefined()
})

test("for another flow the order's answer decides", () => {
  const verdicts = verdictsOf({ status_id: 1, flow_id: 2, handover: null }, { role: 'logist', flow, detail })
  expect([...(verdicts ?? [])]).toEqual([
    [3, { kind: 'allowed' }],
    [2, { kind: 'refused', reason: 'No step' }],
    [1, { kind: 'own' }],
  ])
})

test('for an unknown status the server decides', () => {
  expect(verdictsOf({ status_id: 99, flow_id: 1, handover: null }, { role: 'logist', flow, detail: undefined })?.get(2)).toEqual({
    kind: 'allowed',
  })
})

const ALL = [1, 2, 3, 6, 4, 5, 7, 8, 9, 10]

test.each([
  ['none', [], []],
  ['one', [{ status_id: 1, flow_id: 1, handover: null }], [2]],
  [
    'several: where at least one may go',
    [
      { status_id: 1, flow_id: 1, handover: null },
      { status_id: 1, flow_id: 1, handover: null },
      { status_id: 2, flow_id: 1, handover: null },
    ],
    [2, 3],
  ],
  [
    'one whose flow is not known excludes none',
    [
      { status_id: 1, flow_id: 1, handover: null },
      { status_id: 1, flow_id: 2, handover: null },
    ],
    ALL,
  ],
])('the targets of %s', (_case, orders, targets) => {
  expect(targetsOf(orders, { role: 'logist', flow })).toEqual(targets)
})

test('a handed over order stays delivered whatever the flow says: only completed is possible', () => {
  const links = [4, 6, 8, 9].map((status_to) => ({ id: status_to, status_from: 7, status_to, roles: ['logist'] }))
  const handed = { status_id: 7, flow_id: 1, handover: { id: 5, number: 3 } }
  const held = { message: expect.stringContaining('was handed over in {number}'), values: expect.objectContaining({ number: 'H-0003' }) }
  const verdicts = verdictsOf(handed, { role: 'logist', flow: { ...flow, links }, detail: undefined })
  expect([7, 9, 4, 6, 8].map((to) => verdicts?.get(to))).toMatchObject([
    { kind: 'own' },
    { kind: 'allowed' },
    ...[4, 6, 8].map(() => ({ kind: 'refused', reason: held })),
  ])
  const free = { ...handed, handover: null }
  expect(targetsOf([handed], { role: 'logist', flow: { ...flow, links } })).toEqual([9])
  expect(targetsOf([handed, free], { role: 'logist', flow: { ...flow, links } })).toEqual([6, 4, 8, 9])
})
