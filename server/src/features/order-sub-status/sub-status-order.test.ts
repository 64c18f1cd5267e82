import type { OrderSubStatus } from '@tracklane/contract/order-sub-status'
import { beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile()
const PATH = '/order-sub-status'
let ours: Visitor
let ids: number[]

beforeEach(async () => {
  ours = await app.as('organization_admin')
  ids = []
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await ours.post(PATH, { name, status_id: 5 })).json().data.id)
})

async function order(): Promise<string[]> {
  const answer = await ours.get(`${PATH}?status_id=5&organization_id=${app.world.organization}`)
  return answer.json().data.map(({ name, position }: OrderSubStatus) => `${position} ${name}`)
}

function place(...places: number[]) {
  return ours.put(`${PATH}/position`, { ids: places.map((place) => ids[place] ?? 0) })
}

test('they come in the given order, and only moved ones get a new version', async () => {
  const answer = await place(1, 0, 2, 3)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.map(({ name, version }: OrderSubStatus) => `${name}${version}`)).toEqual(['B2', 'A2', 'C1', 'D1'])
  expect(await order()).toEqual(['1 B', '2 A', '3 C', '4 D'])
  const logged = await app.world.db
    .selectFrom('model_logs')
    .select(['entity_id', 'changes'])
    .where('action', '=', 'updated')
    .orderBy('id')
    .execute()
  expect(logged).toEqual([
    { entity_id: ids[0], changes: { position: { old: 1, new: 2 } } },
    { entity_id: ids[1], changes: { position: { old: 2, new: 1 } } },
  ])
  await place(1, 0, 2, 3)
  expect(await app.world.db.selectFrom('model_logs').select('id').where('action', '=', 'updated').execute()).toHaveLength(2)
})

test('a change of position, and a new one with a position, shift the others', async () => {
  const moved = await ours.put(`${PATH}/${ids[3]}`, { position: 2, name: 'E' }, { 'if-match': '"1"' })
  expect([moved.statusCode, moved.json().data.position, moved.json().data.version]).toEqual([200, 2, 2])
  expect(await order()).toEqual(['1 A', '2 E', '3 B', '4 C'])
  expect((await ours.post(PATH, { name: 'F', status_id: 5, position: 1 })).json().data.position).toBe(1)
  expect((await ours.put(`${PATH}/${ids[0]}`, { position: 70 })).json().data.position).toBe(5)
  expect(await order()).toEqual(['1 F', '2 E', '3 B', '4 C', '5 A'])
  for (const position of [0, '1', null]) {
    const refused = await ours.put(`${PATH}/${ids[0]}`, { position })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['position']])
  }
})

test('several moved at once all get a position', async () => {
  const answers = await Promise.all([...ids.map((id) => ours.put(`${PATH}/${id}`, { position: 1 })), place(3, 2, 1, 0)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect((await order()).map((one) => one.split(' ')[0])).toEqual(['1', '2', '3', '4'])
})

test('an order that leaves one out is refused as a whole', async () => {
  const answer = await place(3, 1, 0)
  const text = 'The list has other rows by now: somebody may have added or deleted one. Load it again'
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { ids: [text] }])
  expect(await order()).toEqual(['1 A', '2 B', '3 C', '4 D'])
})

test('the statuses have them in that order', async () => {
  await place(3, 2, 1, 0)
  const statuses = (await (await app.as('logist')).get('/order-status')).json().data
  const rejected = statuses.find(({ id }: { id: number }) => id === 5).sub_statuses.slice(-4)
  expect(rejected.map(({ name }: { name: string }) => name)).toEqual(['D', 'C', 'B', 'A'])
})

test.each([
  ['one twice', () => [ids[0], ids[0]]],
  ['a missing one', () => [ids[0], 999_999]],
  [
    'one of somebody else',
    async () => [ids[0], (await (await app.as(app.world.strangerAdmin)).post(PATH, { name: 'X', status_id: 5 })).json().data.id],
  ],
  ['one of another status', async () => [ids[0], (await ours.post(PATH, { name: 'X', status_id: 4 })).json().data.id]],
  ['one of everybody', async () => [ids[0], (await ours.get(`${PATH}?search=Wrong`)).json().data[0].id]],
  ['nobody', () => []],
  ['no numbers', () => ['1e3', [[1]], '__proto__']],
])('with %s nothing is moved', async (_, wrong) => {
  const answer = await ours.put(`${PATH}/position`, { ids: await wrong() })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)[0]).toMatch(/^ids/)
  expect(await order()).toEqual(['1 A', '2 B', '3 C', '4 D'])
})

test('two orders, an addition and a deletion at once leave positions without gaps', async () => {
  const [first, second, added, gone] = await Promise.all([
    place(3, 2, 1, 0),
    place(1, 0, 3, 2),
    ours.post(PATH, { name: 'E', status_id: 5 }),
    ours.delete(`${PATH}/${ids[2]}`),
  ])
  expect([first.statusCode, second.statusCode].every((status) => status === 200 || status === 422)).toBe(true)
  expect([added.statusCode, gone.statusCode]).toEqual([201, 204])
  const last = (await ours.get(`${PATH}?status_id=5&organization_id=${app.world.organization}`)).json().data
  const named = last.map(({ id }: OrderSubStatus) => id)
  expect((await ours.put(`${PATH}/position`, { ids: named })).statusCode).toBe(200)
  expect((await order()).map((one) => one.split(' ')[0])).toEqual(['1', '2', '3', '4'])
})

test('an administrator orders shared ones', async () => {
  const admin = await app.as('admin')
  const all: OrderSubStatus[] = (await admin.get(`${PATH}?status_id=5`))
    .json()
    .data.filter(({ organization_id }: OrderSubStatus) => organization_id === null)
  const before = all.map(({ id }) => id)
  const turned = await admin.put(`${PATH}/position`, { ids: before.toReversed() })
  expect(turned.json().data.map(({ id }: OrderSubStatus) => id)).toEqual(before.toReversed())
  await admin.put(`${PATH}/position`, { ids: before })
})
