import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { LOG_READERS, type LogEntity, mayReadLog } from '@tracklane/contract/model-log'
import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#platform/actor.ts'
import { createContext } from '#platform/context.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildFaq, buildOnboarding, buildOrder, buildTemplate, buildUser } from '#testing/build.ts'
import { recordChange } from './model-log.service.ts'

const app = appPerFile()
const ABSENT = 2_147_483_647
const entities = Object.keys(LOG_READERS) as LogEntity[]

let rows: Record<LogEntity, number>

beforeEach(async () => {
  const { world } = app
  const { db, organization } = world
  const firstOf = async (table: 'currencies' | 'languages' | 'phrases') =>
    (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const own = { name: 'Own', organization_id: organization }
  const idOf = async (row: Promise<{ id: number }>) => (await row).id
  rows = {
    order: (await buildOrder(world)).id,
    courier: world.courier,
    'order-flow': await idOf(db.insertInto('order_flows').values(own).returning('id').executeTakeFirstOrThrow()),
    kanban: await idOf(
      db
        .insertInto('kanbans')
        .values({ ...own, columns: '[]' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
    'kanban-card': await idOf(
      db
        .insertInto('kanban_cards')
        .values({ ...own, fields: '[]' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
    'order-sub-status': await idOf(
      db
        .insertInto('order_sub_statuses')
        .values({ ...own, status_id: 3 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
    user: world.users.courier,
    organization,
    country: world.country,
    currency: await firstOf('currencies'),
    language: await firstOf('languages'),
    'i18n-source': await firstOf('phrases'),
    'notification-template': await buildTemplate(db),
    ...(await buildFaq(db)),
    ...(await buildOnboarding(db)),
  }
})

async function statusFor(who: Role | number, entity: string, id: number | string = ABSENT): Promise<number> {
  const visitor = await app.as(typeof who === 'number' ? who : app.world.users[who])
  return (await visitor.get(`/model-log/${entity}/${id}`)).statusCode
}

describe('readers of a change log', () => {
  test.each(ROLES)('a %s may read exactly the entities of the matrix', async (role) => {
    const answered = await Promise.all(entities.map(async (entity) => [entity, await statusFor(role, entity, rows[entity])]))
    expect(answered).toEqual(entities.map((entity) => [entity, mayReadLog(entity, role) ? 200 : 403]))
  })

  test('a guest may read none', async () => {
    expect((await app.guest().get(`/model-log/order/${rows.order}`)).statusCode).toBe(401)
  })

  test.each(['faqs', 'orders', 'Order', '__proto__', 'constructor', 'hasOwnProperty', '1e3', '[[1]]'])(
    'there is no entity %s',
    async (entity) => {
      expect(await statusFor('admin', entity, 1)).toBe(404)
    },
  )

  test.each(['x', '0', '-1', '1e3', '[[1]]', '__proto__', '99999999999'])('the id %s is refused', async (id) => {
    expect(await statusFor('admin', 'order', id)).toBe(422)
  })
})

describe('the log of a foreign row is answered like that of a missing one', () => {
  test.each(entities)('%s with an unknown id', async (entity) => {
    const readers = ROLES.filter((role) => mayReadLog(entity, role))
    expect(await Promise.all(readers.map((role) => statusFor(role, entity)))).toEqual(readers.map(() => 404))
  })

  test('orders and couriers of another organization or country', async () => {
    const { world } = app
    const { otherOrganization, otherCountry, organization, db } = world
    const elsewhere = await buildOrder(world, { country_id: otherCountry })
    const foreign = await buildOrder(world, { organization_id: otherOrganization })
    const away = await buildCourier(db, { organization_id: organization, country_id: otherCountry })
    expect(await statusFor('logist', 'order', elsewhere.id)).toBe(404)
    expect(await statusFor('organization_admin', 'order', elsewhere.id)).toBe(200)
    expect(await statusFor('organization_admin', 'order', foreign.id)).toBe(404)
    expect(await statusFor('logist', 'courier', away)).toBe(404)
    expect(await statusFor('organization_admin', 'courier', world.strangerCourier)).toBe(404)
  })

  test("the log of a shared flow can be read, that of another organization's cannot", async () => {
    const { db, otherOrganization, strangerAdmin } = app.world
    const shared = await db.selectFrom('order_flows').select('id').where('organization_id', 'is', null).executeTakeFirstOrThrow()
    expect(await statusFor('organization_admin', 'order-flow', shared.id)).toBe(200)
    expect(await statusFor(strangerAdmin, 'order-flow', rows['order-flow'])).toBe(404)
    expect(otherOrganization).not.toBe(app.world.organization)
  })

  test.each<[Role, Role, number]>([
    ['organization_admin', 'logist', 200],
    ['organization_admin', 'organization_admin', 200],
    ['organization_admin', 'security', 404],
    ['organization_admin', 'admin', 404],
    ['security', 'organization_admin', 200],
    ['security', 'admin', 404],
    ['security', 'security', 404],
    ['admin', 'admin', 200],
  ])('a %s reads the logs of accounts they see in full: %s answers %i', async (who, whose, status) => {
    expect(await statusFor(who, 'user', app.world.users[whose])).toBe(status)
  })

  test('accounts of another organization or without one', async () => {
    const { world } = app
    expect(await statusFor('organization_admin', 'user', world.strangerLogist)).toBe(404)
    expect(await statusFor('security', 'user', world.strangerLogist)).toBe(200)
    const own = { organization_id: world.organization, country_id: null }
    expect(await statusFor(await buildUser(world.db, { role: 'security', ...own }), 'user', world.strangerLogist)).toBe(404)
    expect(await statusFor(await buildUser(world.db, { role: 'organization_admin' }), 'user', world.users.logist)).toBe(404)
  })

  test('the log of a deleted account is for administrators', async () => {
    const { db, users } = app.world
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', users.courier).execute()
    expect(await statusFor('organization_admin', 'user', users.courier)).toBe(404)
    expect(await statusFor('admin', 'user', users.courier)).toBe(200)
  })
})

describe('the log of a removed row', () => {
  test('can be read by administrators', async () => {
    const admin = await app.as(app.world.users.admin)
    const { currency_id } = await app.world.db.selectFrom('countries').select('currency_id').limit(1).executeTakeFirstOrThrow()
    const austria = { name: 'Austria', code: 'AT', phone_code: '+43', time_zone: 'Europe/Vienna', currency_id }
    const { id } = (await admin.post('/country', austria)).json().data
    await admin.delete(`/country/${id}`)
    const { logs, pagesCount } = (await admin.get(`/model-log/country/${id}`)).json().data
    expect(logs.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'created'])
    expect([logs[0].changes.name, pagesCount]).toEqual([{ old: 'Austria', new: null }, 1])
  })

  test('is hidden from everybody else', async () => {
    const gone = { entity_id: 2_147_483_000, action: 'deleted' as const, actor_kind: 'system' as const, actor_name: 'x', changes: '{}' }
    for (const entity of ['courier', 'order'])
      await app.world.db
        .insertInto('model_logs')
        .values({ ...gone, entity })
        .execute()
    for (const entity of ['courier', 'order']) {
      const told = await Promise.all(
        (['admin', 'organization_admin', 'logist'] as const).map((role) => statusFor(role, entity, gone.entity_id)),
      )
      expect(told).toEqual([200, 404, 404])
    }
  })

  test('of a deleted order can be read by roles that may restore it', async () => {
    const { id } = await buildOrder(app.world, { deleted_at: new Date() })
    expect(await Promise.all((['admin', 'organization_admin', 'logist'] as const).map((role) => statusFor(role, 'order', id)))).toEqual([
      200, 200, 200,
    ])
  })
})

describe('pages', () => {
  const ctx = () =>
    createContext(app.app.platform, { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' })

  test('contain every entry exactly once', async () => {
    const owner = { entity: 'order', id: rows.order }
    for (let n = 1; n <= 14; n += 1) {
      const changes = { n: { old: null, new: n } }
      const isOwn = n % 2 === 0
      await recordChange(ctx(), {
        entity: isOwn ? 'order' : 'courier-order',
        entity_id: isOwn ? rows.order : n,
        action: 'updated',
        changes,
        ...(!isOwn && { owner }),
      })
    }
    const logist = await app.as(app.world.users.logist)
    const page = async (number: number) => (await logist.get(`/model-log/order/${rows.order}?page=${number}&itemsPerPage=5`)).json().data
    const numbers = ({ logs, relations }: { logs: Line[]; relations: Record<string, Line[]> }) =>
      [...logs, ...(relations['courier-order'] ?? [])].map(({ changes }) => changes.n.new).sort((a, b) => b - a)
    const pages = [await page(0), await page(1), await page(2)]
    expect(pages.map(({ pagesCount }) => pagesCount)).toEqual([3, 3, 3])
    expect(pages.map(numbers)).toEqual([
      [14, 13, 12, 11, 10],
      [9, 8, 7, 6, 5],
      [4, 3, 2, 1],
    ])
    expect(numbers(await page(3))).toEqual([])
  })

  test.each(['page=-1', 'page=1e3', 'page=x', 'itemsPerPage=0', 'itemsPerPage=51', 'itemsPerPage=[[1]]'])(
    '%s is refused',
    async (query) => {
      const logist = await app.as(app.world.users.logist)
      expect((await logist.get(`/model-log/order/${rows.order}?${query}`)).statusCode).toBe(422)
    },
  )
})

interface Line {
  changes: { n: { new: number } }
}
