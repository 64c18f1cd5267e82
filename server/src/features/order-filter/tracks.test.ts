import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  await buildOrder(app.world, { track: 'TL-LIVE' })
  await buildOrder(app.world, { track: 'TL-KEPT', archived_at: new Date() })
  await buildOrder(app.world, { track: 'TL-GONE', deleted_at: new Date() })
  await buildOrder(app.world, { track: 'TL-ELSEWHERE', organization_id: app.world.otherOrganization })
})

afterAll(() => app.close())

async function found(as: 'logist' | 'reporter' | 'admin', track: unknown = ['TL-LIVE', 'TL-KEPT', 'TL-GONE', 'TL-ELSEWHERE', 'TL-NOBODY']) {
  return (await (await app.as(as)).post('/order/tracks', { track })).json()
}

test('of pasted track numbers the caller hears which there are, and whether their orders are still among the others', async () => {
  expect(await found('logist')).toEqual({
    data: [
      { track: 'TL-GONE', archived: false, deleted: true },
      { track: 'TL-KEPT', archived: true, deleted: false },
      { track: 'TL-LIVE', archived: false, deleted: false },
    ],
  })
})

test('of a deleted order only who may restore it hears, of another organization’s nobody but an administrator', async () => {
  const tracksOf = async (as: 'reporter' | 'admin') => (await found(as)).data.map(({ track }: { track: string }) => track)
  expect(await tracksOf('reporter')).toEqual(['TL-KEPT', 'TL-LIVE'])
  expect(await tracksOf('admin')).toContain('TL-ELSEWHERE')
})

test('more than 500 are refused', async () => {
  const response = await (await app.as('logist')).post('/order/tracks', { track: Array.from({ length: 501 }, (_, at) => `TL${at}`) })
  expect(response.statusCode).toBe(422)
})
