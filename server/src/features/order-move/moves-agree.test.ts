import { allowedTargets, FLOW_ROLES, type FlowLink } from '@tracklane/contract/order-flow'
import type { MovePreview } from '@tracklane/contract/order-move'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { order as orderOf } from '#features/order/order.testing.ts'
import { buildFlow } from '#features/order-flow/build-flow.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()

/** The server's answer for any flow; the client's half is tested there. */
const status = fc.constantFrom(...STATUS_IDS)
const links = fc.uniqueArray(
  fc
    .record({ status_from: status, status_to: status, roles: fc.subarray([...FLOW_ROLES]) })
    .filter((link) => link.status_from !== link.status_to),
  { maxLength: 40, selector: (link) => `${link.status_from}-${link.status_to}` },
)

type Role = (typeof FLOW_ROLES)[number]

interface Standing {
  readonly id: number
  readonly status_id: (typeof STATUS_IDS)[number]
}

/** Builds one order in every status, all with the courier's own courier, so that every role sees each. */
async function oneInEach(): Promise<Standing[]> {
  const orders: Standing[] = []
  for (const status_id of STATUS_IDS)
    orders.push({ id: (await buildOrder(app.world, { status_id, courier_id: app.world.courier })).id, status_id })
  return orders
}

async function toStart({ id, status_id }: Standing): Promise<void> {
  await app.world.db.updateTable('orders').set({ status_id, sub_status_id: null }).where('id', '=', id).execute()
}

async function judge(
  visitor: Visitor,
  drawn: readonly FlowLink[],
  { role, orders, shift }: { role: Role; orders: Standing[]; shift: number },
) {
  for (const one of orders) {
    const allowed = allowedTargets(drawn, one.status_id, role)
    const { transitions, refused } = await orderOf(visitor, one.id)
    expect(transitions.map(({ status_id }) => status_id)).toEqual(STATUS_IDS.filter((to) => to !== one.status_id && allowed.includes(to)))
    expect(refused.map(({ status_id }) => status_id)).toEqual(STATUS_IDS.filter((to) => !allowed.includes(to)))

    const to = STATUS_IDS[(STATUS_IDS.indexOf(one.status_id) + shift) % STATUS_IDS.length] ?? 1
    const answer = await visitor.post(`/order/status/${one.id}/${to}`, {})
    expect(answer.statusCode, `${role}: ${one.status_id} → ${to}`).toBe(allowed.includes(to) ? 200 : 422)
    if (!allowed.includes(to)) expect(answer.json().errors.status_id).toEqual([refused.find(({ status_id }) => status_id === to)?.reason])
    await toStart(one)
  }
}

async function judgeMany(visitor: Visitor, drawn: readonly FlowLink[], { role, orders }: { role: Role; orders: Standing[] }) {
  for (const to of STATUS_IDS) {
    const lawful = orders.filter(({ status_id }) => allowedTargets(drawn, status_id, role).includes(to)).map(({ id }) => id)
    const body = { order_ids: orders.map(({ id }) => id), status_id: to }
    const { can, requires }: MovePreview = (await visitor.post('/order/status-preview', body)).json().data
    expect([...can, ...requires.map(({ id }) => id)].sort(byNumber)).toEqual(lawful)
    expect((await visitor.post('/order/status', body)).json().data.done.sort(byNumber)).toEqual(lawful)
    for (const one of orders) await toStart(one)
  }
}

function byNumber(one: number, other: number): number {
  return one - other
}

test("for every flow and person the order's transitions, a move, its preview and a move of many agree", {
  timeout: 180_000,
}, async () => {
  const { organization, country, users } = app.world
  const flow = await buildFlow(app.world.db, { organization_id: organization, country_id: country }, [])
  const orders = await oneInEach()
  const owner = await app.as('admin')
  const visitors = new Map(await Promise.all(FLOW_ROLES.map(async (role) => [role, await app.as(users[role])] as const)))
  await fc.assert(
    fc.asyncProperty(links, fc.constantFrom(...FLOW_ROLES), fc.integer({ min: 1, max: 9 }), async (drawn, role, shift) => {
      expect((await owner.put(`/order-flow/${flow}`, { links: drawn })).statusCode).toBe(200)
      const visitor = visitors.get(role) ?? owner
      await judge(visitor, drawn, { role, orders, shift })
      if (role !== 'courier') await judgeMany(visitor, drawn, { role, orders })
    }),
    { numRuns: 8 },
  )
})
