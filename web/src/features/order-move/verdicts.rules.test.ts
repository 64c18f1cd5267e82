import type { OrderFlow } from '@tracklane/contract/order-flow'
import { expect, test } from 'vitest'
import { verdictsOf } from './verdicts.rules.ts'

const flow: OrderFlow = {
  id: 1,
  name: 'Default',
  organization_id: null,
  country_id: null,
  is_default: true,
  links: [
    { id: 1, status_from: 1, status_to: 2, roles: ['logist'] },
    { id: 2, status_from: 1, status_to: 5, roles: ['admin'] },
  ],
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

test('the person’s flow allows, refuses with its reason, and knows the card’s own column', () => {
  const verdicts = verdictsOf({ status_id: 1, flow_id: 1 }, { role: 'logist', flow, detail: undefined })
  expect(verdicts?.get(1)).toEqual({ kind: 'own' })
  expect(verdicts?.get(2)).toEqual({ kind: 'allowed' })
  expect(verdicts?.get(5)).toMatchObject({ kind: 'refused', reason: { message: expect.stringContaining('Only these roles') } })
  expect(verdicts?.get(9)).toMatchObject({ kind: 'refused', reason: { message: expect.stringContaining('no step') } })
})

test('another flow is not guessed: the order itself answers, once it is known', () => {
  const card = { status_id: 1, flow_id: 2 }
  expect(verdictsOf(card, { role: 'logist', flow, detail: undefined })).toBeUndefined()

  const detail = {
    status_id: 1,
    transitions: [{ status_id: 3, status: 'Ready', requires: [], asks: [] }],
    refused: [{ status_id: 2, status: 'Processing', reason: 'No step' }],
  }
  const verdicts = verdictsOf(card, { role: 'logist', flow, detail })
  expect(verdicts?.get(3)).toEqual({ kind: 'allowed' })
  expect(verdicts?.get(2)).toEqual({ kind: 'refused', reason: 'No step' })
})
