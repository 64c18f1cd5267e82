import { LogQuery } from '@tracklane/contract/model-log'
import { describe, expect, test } from 'vitest'
import { type Actor, SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, inTransaction } from '#platform/context.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { findLog, recordChange } from './model-log.service.ts'

const app = appPerFile()

const ANN: Actor = {
  kind: 'user',
  user_id: 7,
  role: 'logist',
  name: 'Ann Lee (as Bob Ray)',
  organization_id: 1,
  country_id: 1,
  scope: { kind: 'none' },
  impersonator_id: 3,
}

function contextOf(actor: Actor): Context {
  return createContext(app.app.platform, { actor, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' })
}

describe('the change log', () => {
  const first = LogQuery.parse({})

  test('keeps the person, the impersonated person, and their names', async () => {
    await recordChange(contextOf(ANN), { entity: 'order', entity_id: 1, action: 'updated', changes: { a: { old: 1, new: 2 } } })
    await recordChange(contextOf(SYSTEM), { entity: 'order', entity_id: 1, action: 'created', changes: {} })
    const rows = await app.world.db.selectFrom('model_logs').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { actor_kind: 'user', actor_id: 7, impersonator_id: 3, actor_name: 'Ann Lee (as Bob Ray)', changes: { a: { old: 1, new: 2 } } },
      { actor_kind: 'system', actor_id: null, impersonator_id: null },
    ])
  })

  test('never keeps a secret, even a given one', async () => {
    const secret = { old: 'before', new: 'after' }
    const changes = { name: secret, password: secret, password_hash: secret, secret_hash: secret, token: secret }
    await recordChange(contextOf(ANN), { entity: 'user', entity_id: 1, action: 'updated', changes })
    const { logs } = await findLog(contextOf(ANN), 'user', 1, first)
    expect(Object.keys(logs[0]?.changes ?? {})).toEqual(['name'])
  })

  test('is rolled back with its transaction', async () => {
    const failing = inTransaction(contextOf(ANN), async (tx) => {
      await recordChange(tx, { entity: 'order', entity_id: 1, action: 'deleted', changes: {} })
      throw new Error('not today')
    })
    await expect(failing).rejects.toThrow('not today')
    expect((await findLog(contextOf(ANN), 'order', 1, first)).logs).toEqual([])
  })

  test('is paged from zero, newest first, for one row', async () => {
    for (let n = 1; n <= 12; n += 1) {
      await recordChange(contextOf(ANN), { entity: 'order', entity_id: 1, action: 'updated', changes: { n: { old: null, new: n } } })
    }
    await recordChange(contextOf(ANN), { entity: 'order', entity_id: 2, action: 'updated', changes: {} })
    await recordChange(contextOf(ANN), { entity: 'courier', entity_id: 1, action: 'updated', changes: {} })
    const page = async (number: number) => findLog(contextOf(ANN), 'order', 1, { page: number, itemsPerPage: 5 })
    const numbers = async (number: number) => (await page(number)).logs.map((log) => log.changes.n?.new)
    expect((await page(0)).pagesCount).toBe(3)
    expect(await numbers(0)).toEqual([12, 11, 10, 9, 8])
    expect(await numbers(2)).toEqual([2, 1])
    expect(await numbers(3)).toEqual([])
  })

  test('has related rows by kind, each entry on the page of its time', async () => {
    const owner = { entity: 'order', id: 1 }
    for (let n = 1; n <= 7; n += 1) {
      await recordChange(contextOf(ANN), { entity: 'courier-order', entity_id: n, action: 'created', changes: {}, owner })
    }
    await recordChange(contextOf(ANN), { entity: 'label', entity_id: 1, action: 'created', changes: {}, owner })
    const another = { entity: 'order', id: 2 }
    await recordChange(contextOf(ANN), { entity: 'courier-order', entity_id: 8, action: 'created', changes: {}, owner: another })
    const page = (number: number) => findLog(contextOf(ANN), 'order', 1, { page: number, itemsPerPage: 5 })
    const { logs, relations, pagesCount } = await page(0)
    expect(logs).toEqual([])
    expect(pagesCount).toBe(2)
    expect(relations['courier-order']).toHaveLength(4)
    expect(relations.label).toMatchObject([{ action: 'created', actor_name: 'Ann Lee (as Bob Ray)' }])
    expect((await page(1)).relations['courier-order']).toHaveLength(3)
  })

  test('of an unchanged row is empty', async () => {
    expect(await findLog(contextOf(ANN), 'order', 1, first)).toEqual({ logs: [], relations: {}, pagesCount: 0 })
  })
})
