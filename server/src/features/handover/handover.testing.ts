import type { HandOver } from '@tracklane/contract/handover'
import { expect } from 'vitest'
import type { TestApp, Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

/** Helpers for hand-overs of the world's courier; `logist` is the current one. */
export function desk(app: TestApp, logist: () => Visitor) {
  /** Builds an order delivered for cash, unless the draft says otherwise. */
  async function due(draft: Parameters<typeof buildOrder>[1] = {}): Promise<number> {
    return (await buildOrder(app.world, { status_id: 7, courier_id: app.world.courier, ...draft })).id
  }

  function handOver(order_ids: readonly number[], body: object = {}, who = logist(), headers = {}) {
    return who.post('/handover', { courier_id: app.world.courier, order_ids, received_by: 'Jonas Brandt', ...body }, headers)
  }

  async function handedOver(order_ids: readonly number[], body: object = {}): Promise<HandOver> {
    const answer = await handOver(order_ids, body)
    expect(answer.statusCode).toBe(201)
    return answer.json().data
  }

  function takeBack(id: number, reason = 'Counted twice', who = logist()) {
    return who.post(`/handover/${id}/cancel`, { reason })
  }

  return { due, handOver, handedOver, takeBack }
}
