import type { Order } from '@tracklane/contract/order'
import type { StatusLogEntry } from '@tracklane/contract/order-log'
import type { RejectedStatistics } from '@tracklane/contract/rejected-order'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { order as orderOf, statusLog } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const MINUTE = 60_000
let now = 0
const app = appPerFile({ clock: () => new Date(now) })

type Person = 'logist' | 'organization_admin' | 'admin'
let people: Record<Person, Visitor>

beforeEach(async () => {
  now = Date.parse('2026-10-10T10:00:00Z')
  await signIn()
})

/** Signs the person in again: sessions end in the hours that the test skips. */
async function signIn(): Promise<void> {
  people = { logist: await app.as('logist'), organization_admin: await app.as('organization_admin'), admin: await app.as('admin') }
}

async function move(person: Person, id: number, status: number): Promise<void> {
  const answer = await people[person].post(`/order/status/${id}/${status}`, { courier_id: app.world.courier })
  expect([status, answer.statusCode]).toEqual([status, 200])
}

async function counts(): Promise<Pick<RejectedStatistics, 'total' | 'returned' | 'delivered'>> {
  const { total, returned, delivered } = (await people.admin.get('/rejected-order-statistics')).json().data
  return { total, returned, delivered }
}

/** Reads moves of an order with their persons and the minutes between: "logist 5, 10 min, logist 4". */
function stepsOf(walk: string): { person: Person; status: number; minutes: number }[] {
  const steps = walk.matchAll(/(logist|organization_admin|admin) (\d+)(?:, ([\d.]+) min)?/g)
  return [...steps].map(([, person, status, minutes = '0']) => ({
    person: person as Person,
    status: Number(status),
    minutes: Number(minutes),
  })) // as in the pattern
}

describe('an entry counts unless the same person undoes it soon', () => {
  test.each<[string, number, string, { total?: number; returned?: number; delivered?: number }]>([
    ['no move undoes it', 6, 'logist 5, 11 min', { total: 1 }],
    ['to redelivery after five minutes', 6, 'logist 5, 5 min, logist 4', {}],
    ['to redelivery after ten minutes', 6, 'logist 5, 10 min, logist 4', {}],
    ['to redelivery after more', 6, 'logist 5, 10.01 min, logist 4', { total: 1 }],
    ['somebody else does', 6, 'logist 5, 1 min, organization_admin 4', { total: 1 }],
    ['it is sent back', 6, 'logist 5, 1 min, logist 10', { total: 1, returned: 1 }],
    ['a delivery is corrected', 6, 'admin 7, 1 min, admin 6', {}],
    ['somebody else corrects it', 6, 'logist 7, 1 min, admin 6', { delivered: 1 }],
    ['it is completed', 6, 'logist 7, 1 min, logist 9', { delivered: 1 }],
    ['a collection is corrected', 3, 'admin 8, 1 min, admin 3', {}],
    ['it is rejected again after all', 6, 'logist 5, 1 min, logist 4, 1 min, logist 5, 11 min', { total: 1 }],
    ['the second time is taken back', 6, 'logist 5, 11 min, logist 4, 11 min, logist 5, 1 min, logist 4', { total: 1 }],
    [
      'it is rejected, and delivered in the end',
      6,
      'logist 5, 11 min, logist 4, 11 min, logist 6, 11 min, logist 7',
      { total: 1, delivered: 1 },
    ],
  ])('%s', async (_, status_id, walk, expected) => {
    const { id } = await buildOrder(app.world, { status_id, courier_id: app.world.courier })
    const steps = stepsOf(walk)
    expect(steps.length).toBe(walk.match(/[a-z_]+ \d+/g)?.length)
    for (const { person, status, minutes } of steps) {
      await move(person, id, status)
      now += minutes * MINUTE
    }
    expect(await counts()).toEqual({ total: 0, returned: 0, delivered: 0, ...expected })
  })

  test('a reason given meanwhile makes no difference', async () => {
    const { id } = await buildOrder(app.world, { status_id: 6, courier_id: app.world.courier })
    await move('logist', id, 5)
    now += 5 * MINUTE
    const { sub_status_id } = await anyReason()
    await people.logist.post(`/order/status/${id}/5`, { sub_status_id })
    expect((await statusLog(people.logist, id)).length).toBe(2)
    await move('logist', id, 4)
    expect((await counts()).total).toBe(0)
  })

  test('a move back to the former status by the flow undoes it too', async () => {
    const flow = (await people.admin.get('/order-flow/default')).json().data
    const links = [...flow.links, { status_from: 5, status_to: 2, roles: ['logist'] }]
    const saved = await people.admin.put(
      `/order-flow/${flow.id}`,
      { name: flow.name, links, version: flow.version },
      { 'if-match': `"${flow.version}"` },
    )
    expect(saved.statusCode).toBe(200)
    const { id } = await buildOrder(app.world, { status_id: 2 })
    await move('logist', id, 5)
    expect((await counts()).total).toBe(1)
    await move('logist', id, 2)
    expect((await counts()).total).toBe(0)
    const other = await buildOrder(app.world, { status_id: 3 })
    await move('logist', other.id, 5)
    await move('logist', other.id, 2)
    expect((await counts()).total).toBe(1)
  })
})

async function anyReason(): Promise<{ sub_status_id: number }> {
  const made = await people.admin.post('/order-sub-status', {
    name: 'Refused',
    status_id: 5,
    organization_id: null,
    color: 'red',
    active: true,
  })
  expect(made.statusCode).toBe(201)
  return { sub_status_id: made.json().data.id }
}

const drawnWalks = fc.array(
  fc.array(
    fc.record({
      person: fc.constantFrom<Person>('logist', 'logist', 'organization_admin'),
      choice: fc.nat(20),
      minutes: fc.constantFrom(1, 1, 9, 10, 11),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  { minLength: 1, maxLength: 3 },
)

test('the numbers equal those of a replay of the log', async () => {
  await fc.assert(
    fc.asyncProperty(drawnWalks, async (walks) => {
      await app.world.db.deleteFrom('orders').execute()
      const logs: StatusLogEntry[][] = []
      for (const walk of walks) {
        await signIn()
        const { id } = await buildOrder(app.world, { status_id: 6, courier_id: app.world.courier })
        for (const { person, choice, minutes } of walk) {
          const { transitions } = (await orderOf(people[person], id)) as Order
          const target = transitions[choice % Math.max(transitions.length, 1)]
          if (target) await move(person, id, target.status_id)
          now += minutes * MINUTE
        }
        logs.push((await statusLog(people.admin, id)).toSorted((one, other) => one.id - other.id))
      }
      const orders = (...statuses: number[]) =>
        logs.filter((log) => standing(log).some(({ status_to }) => statuses.includes(status_to))).length
      expect(await counts()).toEqual({ total: orders(5), returned: orders(10), delivered: orders(7, 8) })
    }),
    { numRuns: 15 },
  )
})

const CORRECTIONS = ['7→6', '8→3', '5→4']
const NO_WAY_BACK = ['7→9', '8→9', '5→10']

/** Applies the rule as the decisions word it, entry by entry. */
function standing(log: readonly StatusLogEntry[]): StatusLogEntry[] {
  const moves = log.filter(({ status_from, status_to }) => status_from !== null && status_from !== status_to)
  return moves.filter((entry, index) => {
    const next = moves[index + 1]
    if (!next || next.actor_name !== entry.actor_name) return true
    const way = `${next.status_from}→${next.status_to}`
    const leadsBack = (next.status_to === entry.status_from || CORRECTIONS.includes(way)) && !NO_WAY_BACK.includes(way)
    return !leadsBack || Date.parse(next.created_at) - Date.parse(entry.created_at) > 10 * MINUTE
  })
}
