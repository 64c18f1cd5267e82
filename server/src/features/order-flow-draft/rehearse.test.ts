import type { FlowRehearsal } from '@tracklane/contract/order-flow-draft'
import { beforeEach, expect, test } from 'vitest'
import { buildFlows, type Flows } from '#features/order-flow/build-flow.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const DAY = 86_400_000
const app = appPerFile({ clock: () => NOW })
let flows: Flows

beforeEach(async () => {
  flows = await buildFlows(app.world)
})

async function rehearse(
  links: object[],
  { who = 'organization_admin', id = flows.ownHere, ...body }: { who?: Parameters<TestApp['as']>[0]; id?: number } & object = {},
): Promise<FlowRehearsal> {
  const answer = await (await app.as(who)).post(`/order-flow/${id}/rehearse`, { links, ...body })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

interface Move {
  readonly by?: number | null
  readonly kind?: 'user' | 'token' | 'system' | null
  readonly daysAgo?: number
}

/** Builds an order with moves "1 2 3": from status to status, the last one is its current one. */
async function moved(way: string, { by = app.world.users.logist, kind = 'user', daysAgo = 1 }: Move = {}, place = {}): Promise<number> {
  const statuses = way.split(' ').map(Number)
  const at = new Date(NOW.getTime() - daysAgo * DAY)
  const { id } = await buildOrder(app.world, { status_id: statuses.at(-1) ?? 1, status_changed_at: at, ...place })
  for (const [index, status_to] of statuses.entries()) {
    const who = { actor_kind: kind, actor_id: by, actor_name: 'Ann Lee', impersonator_id: null, flow_id: null, flow_version: null }
    const line = {
      order_id: id,
      status_from: statuses[index - 1] ?? null,
      status_to,
      sub_status_id: null,
      comment: null,
      created_at: at,
      ...who,
    }
    await app.world.db.insertInto('order_status_log').values(line).execute()
  }
  return id
}

const ALLOWED = [{ status_from: 1, status_to: 2, roles: ['logist'] }]

test('moves are judged by the draft, by pair and role, the newest orders first', async () => {
  const { logist, organization_admin } = app.world.users
  const first = await moved('1 2 3')
  const second = await moved('1 2 3')
  const third = await moved('1 2', { by: organization_admin })
  expect(await rehearse(ALLOWED)).toEqual({
    moves: 5,
    refused: 3,
    pairs: [
      { status_from: 2, status_to: 3, role: 'logist', refused: 2, order_ids: [second, first] },
      { status_from: 1, status_to: 2, role: 'organization_admin', refused: 1, order_ids: [third] },
    ],
  })
  expect(logist).not.toBe(organization_admin)
})

test('roles with equal numbers of refused moves keep one order', async () => {
  const { users } = app.world
  for (const by of [users.courier, users.logist, users.organization_admin, users.admin]) await moved('1 2', { by })
  const { pairs } = await rehearse([])
  expect(pairs.map(({ role }) => role)).toEqual(['admin', 'organization_admin', 'logist', 'courier'])
})

test('allowed moves are not refused, and an empty draft refuses all', async () => {
  await moved('1 2')
  expect(await rehearse(ALLOWED)).toEqual({ moves: 1, refused: 0, pairs: [] })
  expect(await rehearse([])).toMatchObject({ moves: 1, refused: 1 })
  expect(await rehearse([{ ...ALLOWED[0], roles: [] }])).toMatchObject({ moves: 1, refused: 1 })
})

test('an order with the same move twice counts twice and is named once', async () => {
  const id = await moved('1 2 1 2')
  const { pairs } = await rehearse([])
  expect(pairs[0]).toEqual({ status_from: 1, status_to: 2, role: 'logist', refused: 2, order_ids: [id] })
})

test('the newest ten orders are named', async () => {
  const ids: number[] = []
  for (let count = 0; count < 12; count++) ids.push(await moved('1 2'))
  const { pairs } = await rehearse([])
  expect(pairs).toEqual([{ status_from: 1, status_to: 2, role: 'logist', refused: 12, order_ids: ids.reverse().slice(0, 10) }])
})

test('only moves by people in the last 30 days count', async () => {
  await moved('1 2', { daysAgo: 29 })
  await moved('1 2', { daysAgo: 31 })
  await moved('1 2', { kind: 'system', by: null })
  await moved('1 2', { kind: null, by: null })
  await moved('1 2', { kind: 'token' }) // a token may have the number of a person
  await moved('2 2')
  await moved('1')
  expect(await rehearse([])).toMatchObject({ moves: 1, refused: 1 })
})

test('earlier moves of an order that has moved again do not count', async () => {
  const id = await moved('1 2 3')
  await app.world.db
    .updateTable('order_status_log')
    .set({ created_at: new Date(NOW.getTime() - 31 * DAY) })
    .where('order_id', '=', id)
    .where('status_to', '=', 2)
    .execute()
  expect((await rehearse([])).pairs).toEqual([{ status_from: 2, status_to: 3, role: 'logist', refused: 1, order_ids: [id] }])
})

test("only orders of the flow within the person's scope count", async () => {
  const { otherOrganization, otherCountry, country } = app.world
  await moved('1 2')
  await moved('1 2', {}, { country_id: otherCountry })
  await moved('1 2', {}, { organization_id: otherOrganization, country_id: country })
  const refused = async (options: object) => (await rehearse([], options)).refused
  expect(await refused({ id: flows.ownHere })).toBe(1)
  expect(await refused({ id: flows.own })).toBe(1)
  expect(await refused({ id: flows.foreign, who: 'admin' })).toBe(1)
  expect(await refused({ id: flows.shared, who: 'admin' })).toBe(0)
  expect(await refused({ id: flows.shared, country_id: otherCountry })).toBe(1)
  await app.world.db.deleteFrom('order_flows').where('organization_id', 'is not', null).execute()
  expect(await refused({ id: flows.shared, who: 'admin' })).toBe(3)
  expect(await refused({ id: flows.shared })).toBe(2)
})

test('a person whose role has changed is judged by the present role', async () => {
  const { db, users } = app.world
  await moved('1 2')
  await db.updateTable('users').set({ role: 'reporter' }).where('id', '=', users.logist).execute()
  expect((await rehearse(ALLOWED)).pairs).toMatchObject([{ role: 'reporter', refused: 1 }])
})

test('foreign flows are missing, and invalid drafts are refused', async () => {
  const visitor = await app.as('organization_admin')
  expect((await visitor.post(`/order-flow/${flows.foreign}/rehearse`, { links: [] })).statusCode).toBe(404)
  const self = { status_from: 1, status_to: 1, roles: ['logist'] }
  expect((await visitor.post(`/order-flow/${flows.own}/rehearse`, { links: [self] })).statusCode).toBe(422)
})
