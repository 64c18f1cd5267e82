import type { StatusLogEntry } from '@tracklane/contract/order-log'
import { expect, test } from 'vitest'
import { statusLog } from '#features/order/order.testing.ts'
import { buildFlow } from '#features/order-flow/build-flow.testing.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()

const link = (status_from: number, status_to: number, ...roles: string[]) => ({ status_from, status_to, roles })

/**
 * Two flows that differ in everything for a logist: allowed moves, refusals, and later steps. Odd versions are the first, even ones the
 * second.
 */
const ODD = [link(1, 2, 'logist'), link(1, 3, 'admin'), link(2, 5, 'logist')]
const EVEN = [link(1, 3, 'logist'), link(1, 2, 'courier'), link(3, 8, 'logist')]
const SAID: Readonly<Record<number, string>> = {
  2: 'Only these roles may move an order from “New” to “Processing”: Courier',
  3: 'Only these roles may move an order from “New” to “Ready for dispatch”: Administrator',
}
const NEXT: Readonly<Record<number, number>> = { 2: 5, 3: 8 }

/** Saves again and again until stopped, at least `least` times. */
async function savingAgainAndAgain(flow: number, work: () => Promise<void>, least = 6): Promise<number> {
  const owner = await app.as('organization_admin')
  let isDone = false
  const saving = (async () => {
    let saved = 0
    for (; saved < least || !isDone; saved += 1) {
      const answer = await owner.put(`/order-flow/${flow}`, { links: saved % 2 === 0 ? EVEN : ODD })
      expect(answer.statusCode).toBe(200)
    }
    return saved
  })()
  try {
    await work()
  } finally {
    isDone = true
  }
  return saving
}

function buildOdd(): Promise<number> {
  const { db, organization, country } = app.world
  return buildFlow(db, { organization_id: organization, country_id: country }, ODD)
}

/** Checks the version: odd ones let an order go to 2, even ones to 3. */
function isOf(to: number, version: number | null | undefined): boolean {
  return version !== null && version !== undefined && version % 2 === (to === 2 ? 1 : 0)
}

test('fifty moves while their flow is saved: each is judged by one version, which the log names', async () => {
  const flow = await buildOdd()
  const logist = await app.as('logist')
  const orders = await Promise.all(Array.from({ length: 50 }, () => buildOrder(app.world)))
  const seen = { done: 0, refused: 0 }
  const saved = await savingAgainAndAgain(flow, async () => {
    const moves = orders.map(async ({ id }, index) => {
      const to = index % 2 === 0 ? 2 : 3
      const answer = await logist.post(`/order/status/${id}/${to}`, {})
      const log: StatusLogEntry[] = await statusLog(logist, id)
      if (answer.statusCode === 422) {
        seen.refused += 1
        expect(answer.json().errors).toEqual({ status_id: [SAID[to]] })
        expect(log).toEqual([])
        return
      }
      seen.done += 1
      expect(answer.statusCode).toBe(200)
      const onward = answer.json().data.transitions.map(({ status_id }: { status_id: number }) => status_id)
      expect(onward).toEqual([NEXT[to]])
      expect(log).toMatchObject([{ status_to: to, flow_id: flow, flow: 'Our way' }])
      expect(isOf(to, log[0]?.flow_version), `to ${to} by version ${log[0]?.flow_version}`).toBe(true)
    })
    await Promise.all(moves)
  })
  expect(seen.done + seen.refused).toBe(50)
  expect(seen.done).toBeGreaterThan(0)
  expect(saved).toBeGreaterThanOrEqual(6)
})

test('a move of many is judged by one version: all of them or none', async () => {
  const flow = await buildOdd()
  const logist = await app.as('logist')
  await savingAgainAndAgain(flow, async () => {
    for (let round = 0; round < 6; round++) {
      const to = round % 2 === 0 ? 2 : 3
      const order_ids = (await Promise.all(Array.from({ length: 8 }, () => buildOrder(app.world)))).map(({ id }) => id)
      const { done, refused } = (await logist.post('/order/status', { order_ids, status_id: to })).json().data
      expect([0, order_ids.length]).toContain(done.length)
      expect(refused.map(({ reason }: { reason: string }) => reason)).toEqual(refused.map(() => SAID[to]))
      const logs = await app.world.db.selectFrom('order_status_log').selectAll().where('order_id', 'in', order_ids).execute()
      expect(logs).toHaveLength(done.length)
      expect(new Set(logs.map(({ flow_version }) => flow_version)).size).toBeLessThanOrEqual(1)
      for (const { flow_id, flow_version } of logs) expect([flow_id, isOf(to, flow_version)]).toEqual([flow, true])
    }
  })
})

test('moves while their flow is deleted and created again: each is judged by the valid flow', async () => {
  const { organization, country } = app.world
  const owner = await app.as('organization_admin')
  const logist = await app.as('logist')
  await buildFlow(app.world.db, { organization_id: organization, country_id: null }, ODD)
  const orders = await Promise.all(Array.from({ length: 20 }, () => buildOrder(app.world)))
  const making = (async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = (await owner.post('/order-flow', { name: 'Here', country_id: country, links: EVEN })).json().data
      expect((await owner.delete(`/order-flow/${id}`)).statusCode).toBe(204)
    }
  })()
  const moves = orders.map(async ({ id }, index) => {
    const to = index % 2 === 0 ? 2 : 3
    const answer = await logist.post(`/order/status/${id}/${to}`, {})
    if (answer.statusCode === 422) return expect(answer.json().errors).toEqual({ status_id: [SAID[to]] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.transitions.map(({ status_id }: { status_id: number }) => status_id)).toEqual([NEXT[to]])
  })
  await Promise.all([...moves, making])
})

test('later the log still names the flow while it exists, and always its version', async () => {
  const flow = await buildOdd()
  const logist = await app.as('logist')
  const { id } = await buildOrder(app.world)
  await logist.post(`/order/status/${id}/2`, {})
  const owner = await app.as('organization_admin')
  await owner.put(`/order-flow/${flow}`, { name: 'Night shift', links: EVEN })
  expect(await statusLog(logist, id)).toMatchObject([{ flow_id: flow, flow_version: 1, flow: 'Night shift' }])
  await owner.delete(`/order-flow/${flow}`)
  expect(await statusLog(logist, id)).toMatchObject([{ flow_id: flow, flow_version: 1, flow: null }])
})
