import type { Role } from '@tracklane/contract/kit/role'
import { allowedTargets } from '@tracklane/contract/order-flow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'
import { testDb } from '#testing/db.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { seedDemo } from './demo.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, MORE_DEMO_ACCOUNTS } from './demo-accounts.ts'
import { insertTemplate, TEMPLATES } from './templates/delivered-templates.ts'

const WORKING_DAY = new Date('2026-03-18T13:20:00Z')
const SUNDAY_NIGHT = new Date('2026-06-07T01:05:00Z')

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(await testDb())).rows
}

async function fill(now: Date): Promise<void> {
  const db = await testDb()
  await emptyDb(db)
  for (const template of TEMPLATES) await insertTemplate(db, template, ['en'])
  expect(await seedDemo(db, now)).toBe(true)
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: () => WORKING_DAY })
})
afterAll(async () => {
  await app.close()
  await emptyDb(await testDb())
})

/** The hour changes no statement, so a second database gets one of them. */
const FILLED = [
  ['on a working day', WORKING_DAY],
  ...(process.env.TEST_DATABASE_URL ? [] : [['in a Sunday night', SUNDAY_NIGHT] as const]),
] as const

describe.each(FILLED)('the demo world, filled %s', (_when, now) => {
  beforeAll(() => fill(now))

  test('has every template active, since its messages leave no machine', async () => {
    const templates = await rows<{ active: boolean }>(sql`select active from notification_templates`)
    expect([templates.length, templates.every(({ active }) => active)]).toEqual([TEMPLATES.length, true])
  })

  test('has two organizations in three countries each, thirty accounts and 24 couriers', async () => {
    const areas = await rows(sql`select distinct organization_id, country_id from orders`)
    const [count] = await rows(sql<Record<string, number>>`select
      (select count(*)::int from organizations) organizations, (select count(*)::int from users) users,
      (select count(distinct role)::int from users) roles, (select count(*)::int from couriers) couriers`)
    expect(areas).toHaveLength(6)
    expect(count).toEqual({ organizations: 2, users: 30, roles: 6, couriers: 24 })
  })

  test('has about 2,000 orders, some in every status of every area, and cards in every column of the first board', async () => {
    const [all] = await rows(sql<{ orders: number }>`select count(*)::int orders from orders`)
    expect(all?.orders).toBeGreaterThan(1900)
    expect(all?.orders).toBeLessThan(2100)
    const kinds = await rows(sql`select organization_id, country_id, status_id from orders group by 1, 2, 3`)
    expect(kinds).toHaveLength(60)
    const live = await rows(sql`select status_id from orders where organization_id = 1 and country_id = 1
      and archived_at is null and deleted_at is null group by 1 having count(*) >= 5`)
    expect(live).toHaveLength(10)
  })

  test('has the cases of a day: late orders, cash to collect and to hand in, archived and deleted orders', async () => {
    const [day] = await rows(sql<Record<string, number>>`select
      count(*) filter (where status_id in (1, 2, 3, 4, 6) and delivery_to < ${now})::int late,
      count(*) filter (where status_id = 6 and delivery_to >= ${now})::int on_time,
      count(*) filter (where status_id = 6 and payment_type = 1)::int expected,
      count(*) filter (where status_id in (7, 8, 9) and payment_type = 1 and paid_at is null)::int outstanding,
      count(*) filter (where paid_at is not null)::int paid,
      count(*) filter (where archived_at is not null)::int archived,
      count(*) filter (where deleted_at is not null)::int deleted,
      count(*) filter (where sub_status_id is not null and status_id = 5)::int with_reason
      from orders`)
    for (const [what, count] of Object.entries(day ?? {})) expect(count, what).toBeGreaterThan(2)
    expect(Object.keys(day ?? {})).toHaveLength(8)
  })

  test('has no time in the future, and none before its order began', async () => {
    const wrong = await rows(sql`select id from orders where greatest(created_at, updated_at, status_changed_at, delivered_at, paid_at,
      archived_at, deleted_at) > ${now} or least(status_changed_at, delivered_at, paid_at, archived_at, deleted_at) < created_at
      or delivery_to <= delivery_from`)
    const later = await rows(sql`select 1 from order_status_log where created_at > ${now}
      union all select 1 from courier_orders where created_at > ${now}
      union all select 1 from model_logs where created_at > ${now}
      union all select 1 from users where greatest(created_at, last_login_at) > ${now}
      union all select 1 from sign_ins where created_at > ${now}`)
    const [oldest] = await rows(sql<{ days: number }>`select extract(day from ${now}::timestamptz - min(created_at))::int days from orders`)
    expect(wrong).toEqual([])
    expect(later).toEqual([])
    expect(oldest?.days).toBeGreaterThan(50)
    expect(oldest?.days).toBeLessThan(75)
  })

  test('has a status log without gaps that ends in the status of the order, each step allowed', async () => {
    const broken = await rows(sql`select order_id from (
        select *, lag(status_to) over steps before, lag(created_at) over steps earlier from order_status_log window steps as (partition by order_id order by id)
      ) log where status_from is distinct from before or created_at < earlier`)
    const ends = await rows(sql`select o.id from orders o join lateral (
        select status_to, sub_status_id, created_at from order_status_log where order_id = o.id order by id desc limit 1
      ) last on true where (last.status_to, last.created_at) <> (o.status_id, o.status_changed_at) or last.sub_status_id is distinct from o.sub_status_id`)
    const links = await rows(sql<{ status_from: number; status_to: number; roles: string[] }>`select * from order_flow_links`)
    const steps = await rows(sql<{ status_from: number; status_to: number; role: Role }>`select distinct status_from, status_to, role
      from order_status_log log join users u on u.id = log.actor_id where status_from is not null and actor_kind = 'user'`)
    const unlawful = steps.filter(({ status_from, status_to, role }) => !allowedTargets(links, status_from, role).includes(status_to))
    expect([broken, ends, unlawful]).toEqual([[], [], []])
    expect(steps.length).toBeGreaterThan(12)
  })

  test('has correct sums, with the digits of the currency', async () => {
    const wrong = await rows(sql`select o.id from orders o join currencies c on c.code = o.currency_code,
      lateral (select sum((p->>'price')::numeric * (p->>'quantity')::int) price, sum((p->>'quantity')::int) amount
        from jsonb_array_elements(o.products) p) goods
      where o.order_price <> goods.price or o.products_amount <> goods.amount or o.total <> o.order_price + o.delivery_price
      or o.total <> round(o.total, c.digits)`)
    const strangers = await rows(sql`select o.id from orders o join countries on countries.id = o.country_id
      join currencies on currencies.id = countries.currency_id where currencies.code <> o.currency_code`)
    expect([wrong, strangers]).toEqual([[], []])
  })

  test("has each account's last sign-in as the last of several", async () => {
    const wrong = await rows(sql`select id from users left join lateral (
        select max(created_at) as last, count(*) as times from sign_ins where user_id = users.id and kind = 'success') signed on true
      where last is distinct from last_login_at or (last is not null and times < 5)`)
    expect(wrong).toEqual([])
  })

  test('has orders in delivery with a courier of their area and their valid assignment', async () => {
    const wrong = await rows(sql`select o.id from orders o left join courier_orders a on a.id = o.courier_order_id
      left join couriers c on c.id = o.courier_id
      where (o.status_id = 6 and o.courier_id is null) or a.order_id <> o.id or a.courier_id <> o.courier_id
      or (c.organization_id, c.country_id) <> (o.organization_id, o.country_id)`)
    expect(wrong).toEqual([])
  })

  test('is the same, row by row, when it is filled again', async () => {
    const first = await fingerprint()
    await fill(now)
    expect(await fingerprint()).toEqual(first)
  })
})

test('does not touch a database in use', async () => {
  const db = await testDb()
  const before = await fingerprint()
  expect(await seedDemo(db, SUNDAY_NIGHT)).toBe(false)
  expect(await fingerprint()).toEqual(before)
})

describe('people in the demo world', () => {
  beforeAll(() => fill(WORKING_DAY))

  test('create rows with ids after the seeded ones', async () => {
    const db = await testDb()
    const { id } = await db.insertInto('organizations').values({ name: 'A third one' }).returning('id').executeTakeFirstOrThrow()
    expect(id).toBe(3)
  })

  test.each([...DEMO_ACCOUNTS, ...MORE_DEMO_ACCOUNTS])('sign in with the names of the seed: $email as $role', async ({ email, role }) => {
    const answer = await browser(app.app).login(email, DEMO_PASSWORD)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.role).toBe(role)
  })

  test('are in the organizations and countries that the decisions name', async () => {
    const places = await rows(sql<Record<string, unknown>>`select split_part(email, '@', 1) login, organization_id, country_id,
      (hide_welcome, hide_menu_tour, hide_kanban_tour, hide_onboarding_tour)::text hidden from users where email like '%@tracklane.test'`)
    const place = (login: string) => places.find((one) => one.login === login)
    for (const login of ['organization-admin', 'logist', 'reporter', 'courier'])
      expect(place(login)).toMatchObject({ organization_id: 1, country_id: 1 })
    for (const login of ['organization-admin-b', 'logist-b', 'reporter-b', 'courier-b'])
      expect(place(login)).toMatchObject({ organization_id: 2, country_id: 2 })
    expect(place('logist-2')).toMatchObject({ organization_id: 1, country_id: 2, hidden: '(f,f,f,f)' })
    expect(place('logist')).toMatchObject({ hidden: '(t,t,t,t)' })
  })

  test.each(['courier@tracklane.test', 'courier-b@tracklane.test'])('%s has orders to deliver', async (email) => {
    const orders = await rows(sql`select orders.id from orders join couriers on couriers.id = orders.courier_id
      join users on users.id = couriers.user_id where users.email = ${email} and status_id = 6`)
    expect(orders.length).toBeGreaterThan(1)
  })
})

/** Returns one checksum per table; salted password hashes are left out. */
async function fingerprint() {
  const tables = [
    'organizations',
    'countries',
    'users',
    'couriers',
    'organization_tokens',
    'sign_ins',
    'orders',
    'courier_orders',
    'order_status_log',
    'model_logs',
  ]
  const sums = tables.map(
    (table) =>
      sql`select ${table} as name, md5(string_agg((to_jsonb(t) - 'password_hash')::text, '' order by id)) as sum from ${sql.table(table)} t`,
  )
  return rows(sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)} order by name`)
}
