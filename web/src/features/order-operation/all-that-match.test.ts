import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { expect, test } from 'vitest'
import { chunksOf, type Job } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { moveJob } from '#features/order-operation/bulk/bulk-move.api.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { answer, asked } from '#testing/answer.ts'
import { forAllThatMatch } from './offered-operations.rules.ts'
import type { OperationInput } from './operation.rules.ts'
import { kindOf, OPERATION_KINDS } from './operation-kinds.api.ts'

const ALL = Array.from({ length: 4_500 }, (_, at) => at + 1)
const LATER = '2026-05-08T12:00:00.000Z'

const byKind = (name: Parameters<typeof kindOf>[0], input: OperationInput = {}): Job | undefined => kindOf(name).many?.(input)

/** The actions for all that match: the job, its call, and the values sent with the orders. */
const TABLE: readonly (readonly [string, Job | undefined, Endpoint, object])[] = [
  ['courier', byKind('courier', { courier_id: 3 }), on.assignCourier, { courier_id: 3 }],
  ['courier_off', byKind('courier_off'), on.assignCourier, { courier_id: null }],
  ['delivery_date', byKind('delivery_date', { delivery_to: LATER }), on.setDeliveryDate, { delivery_to: LATER }],
  ['paid', byKind('paid'), on.setPaid, { paid: true }],
  ['unpaid', byKind('unpaid'), on.setPaid, { paid: false }],
  ['archive', byKind('archive'), on.archive, {}],
  ['archive_restore', byKind('archive_restore'), on.restoreFromArchive, {}],
  ['a move', moveJob(2, {}), orderMoveEndpoints.setStatuses, { status_id: 2 }],
]

test('each operation possible for all matching orders is in the table', () => {
  const names = forAllThatMatch(OPERATION_KINDS).flatMap(({ name, many }) => (many ? [String(name)] : []))
  expect(TABLE.map(([name]) => name).toSorted()).toEqual([...names, 'a move'].toSorted())
})

test.each(TABLE)('%s of all matching orders is sent in parts of 2,000, each with its own key', async (_name, job, endpoint, body) => {
  answer(endpoint, { data: { done: [], refused: [] } })
  for (const { order_ids, key, job: own } of chunksOf(job ? [{ order_ids: ALL, job }] : [], newRequestKey)) await own.send(order_ids, key)
  const sent = asked(endpoint).map(({ body: sentBody, headers }) => {
    const { order_ids, orders, ...rest } = sentBody as { order_ids?: number[]; orders?: number[] }
    return { ids: order_ids ?? orders ?? [], rest, key: headers.get('Idempotency-Key') }
  })
  expect(sent.map(({ ids }) => ids.length)).toEqual([2_000, 2_000, 500])
  expect(sent.flatMap(({ ids }) => ids)).toEqual(ALL)
  for (const { rest } of sent) expect(rest).toMatchObject(body)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})
