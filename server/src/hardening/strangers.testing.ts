import type { Role } from '@tracklane/contract/kit/role'
import type { Insertable } from 'kysely'
import type { OrderTable } from '#db/tables/order.table.ts'
import { buildCourier, buildOrder, buildUser, type World } from '#testing/build.ts'

/** The time of all questions: no answer may depend on when the test runs. */
export const NOW = new Date('2026-11-18T10:00:00Z')
const TODAY = new Date(NOW.getTime() - 3_600_000)
const TOMORROW = new Date(NOW.getTime() + 86_400_000)

interface Area {
  readonly organization_id: number
  readonly country_id: number
}

interface Neighbours extends Area {
  readonly courier_id: number
}

/** People with whom a caller shares nothing, and everything that they do: it is counted, summed, listed and printed. */
export interface Stranger {
  readonly what: string
  /** The callers to whom they are strangers. */
  readonly to: readonly ('organization_admin' | 'logist' | 'reporter' | 'courier' | 'org_token')[]
  arrive(world: World): Promise<void>
}

export const STRANGERS: readonly Stranger[] = [
  {
    what: 'another courier of the same country',
    to: ['courier'],
    arrive: async (world) => live(world, await settle(world, { organization_id: world.organization, country_id: world.country })),
  },
  {
    what: 'another country of the same organization',
    to: ['logist', 'reporter', 'courier'],
    arrive: async (world) => live(world, await settle(world, { organization_id: world.organization, country_id: world.otherCountry })),
  },
  {
    what: 'another organization in the same countries',
    to: ['organization_admin', 'logist', 'reporter', 'courier', 'org_token'],
    arrive: async (world) => {
      const organization_id = world.otherOrganization
      await live(world, await settle(world, { organization_id, country_id: world.country }))
      await live(world, await settle(world, { organization_id, country_id: world.otherCountry }))
    },
  },
  {
    what: 'an organization that has just come, in a country of its own',
    to: ['organization_admin', 'logist', 'reporter', 'courier', 'org_token'],
    arrive: async (world) => {
      const { id } = await world.db.insertInto('organizations').values({ name: 'East Parcel' }).returning('id').executeTakeFirstOrThrow()
      await live(world, await settle(world, { organization_id: id, country_id: await newCountry(world) }))
    },
  },
]

async function newCountry({ db }: World): Promise<number> {
  const currency_id = db.selectFrom('currencies').select('id').where('code', '=', 'EUR')
  const country = { name: 'France', code: 'FR', currency_id, phone_code: '+33', time_zone: 'Europe/Paris' }
  return (await db.insertInto('countries').values(country).returning('id').executeTakeFirstOrThrow()).id
}

/** Builds people of every role, one of them a courier. */
async function settle({ db }: World, place: Area): Promise<Neighbours> {
  const roles: readonly Role[] = ['organization_admin', 'logist', 'reporter', 'courier']
  const people: number[] = []
  for (const role of roles) people.push(await buildUser(db, { ...place, role, last_login_at: TODAY }))
  for (const id of people) await comeAndGo(db, id)
  const [, logist, , courier] = people
  await upload(db, logist ?? 0)
  return { ...place, courier_id: await buildCourier(db, { ...place, user_id: courier ?? null }) }
}

/** Builds sign-ins of every kind, and sessions. */
export async function comeAndGo(db: World['db'], user_id: number): Promise<void> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()
  const row = { user_id, actor_id: null, email, reason: null, ip: '203.0.113.9', user_agent: 'a browser', created_at: TODAY }
  const kinds = ['success', 'refused', 'locked', 'unlocked', 'impersonation_started', 'impersonation_ended'] as const
  await db
    .insertInto('sign_ins')
    .values(kinds.map((kind) => ({ ...row, kind })))
    .execute()
  await db.insertInto('login_attempts').values({ login: email.toLowerCase(), failures: 10, locked_until: TOMORROW }).execute()
  const session = { id_hash: `stranger ${user_id}`, user_id, password_hash: 'no password', expires_at: TOMORROW, last_seen_at: TODAY }
  await db.insertInto('sessions').values(session).execute()
}

async function upload(db: World['db'], owner_id: number): Promise<void> {
  const bytes = Buffer.from('GIF89a')
  const picture = { name: `${String(owner_id).padStart(32, '0')}.gif`, type: 'gif' as const, bytes, size: bytes.byteLength, owner_id }
  await db.insertInto('uploads').values(picture).execute()
}

/** Builds orders in every status and state, in two currencies, with all related rows. */
async function live(world: World, here: Neighbours): Promise<void> {
  const { organization_id, country_id } = here
  const ids: number[] = []
  for (const draft of drafts()) {
    const courier_id = (draft.status_id ?? 1) > 2 ? here.courier_id : null
    ids.push((await buildOrder(world, { ...SHARED, organization_id, country_id, courier_id, ...draft })).id)
  }
  await tell(world, ids)
  await tellPeople(world, ids)
  await handOver(world, here, ids.slice(0, 2))
}

/** Values that a search, a range and a chart would find. */
const SHARED: Partial<Omit<Insertable<OrderTable>, 'products'>> = {
  customer_phone: '+49 30 1234567',
  customer_email: 'bob@tracklane.test',
  delivery_from: new Date('2026-11-02T08:00:00Z'),
  delivery_to: new Date('2026-11-02T10:00:00Z'),
  status_changed_at: TODAY,
  created_at: TODAY,
}

function drafts() {
  const plain = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((status_id) => ({ status_id, ...(status_id === 7 && { delivered_at: TODAY }) }))
  const polish = [3, 5, 6, 7].map((status_id) => ({ status_id, currency_code: 'PLN', last_reason_comment: 'Nobody home' }))
  const paid = [
    { status_id: 7, delivered_at: TODAY, paid_at: TODAY },
    { status_id: 9, currency_code: 'PLN', paid_at: TODAY },
    { status_id: 9, paid_at: TODAY, archived_at: TODAY },
    { status_id: 8, payment_type: 2, paid_at: TODAY },
  ]
  return [...paid, ...plain, ...polish, { status_id: 7, archived_at: TODAY }, { status_id: 6, deleted_at: TODAY }]
}

/** Builds the logs of the orders, and prints of their labels. */
async function tell({ db }: World, ids: readonly number[]): Promise<void> {
  const who = { actor_kind: 'system', actor_id: null, impersonator_id: null, actor_name: 'Somebody else' } as const
  const orders = await db.selectFrom('orders').select(['id', 'status_id']).where('id', 'in', ids).execute()
  const move = { ...who, sub_status_id: null, comment: 'Nobody home', flow_id: null, flow_version: null, created_at: TODAY }
  await db
    .insertInto('order_status_log')
    .values(orders.map(({ id, status_id }) => ({ ...move, order_id: id, status_from: 6, status_to: status_id })))
    .execute()
  const change = { ...who, entity: 'order', owner_entity: null, owner_id: null, action: 'updated' as const, created_at: TODAY }
  await db
    .insertInto('model_logs')
    .values(orders.map(({ id }) => ({ ...change, entity_id: id, changes: JSON.stringify({ comment: { old: null, new: 'x' } }) })))
    .execute()
  const print = { user_id: null, impersonator_id: null, actor_name: 'Somebody else', created_at: TODAY }
  await db
    .insertInto('label_prints')
    .values(orders.map(({ id }) => ({ ...print, order_id: id })))
    .execute()
}

/** Builds lines about messages of the orders, and a message under a bell. */
async function tellPeople({ db, strangerLogist }: World, ids: readonly number[]): Promise<void> {
  const told = { event_id: 'stranger', event: 'order.created', channel: 'in_app', audience: 'logist', recipient: 'Eve S.' } as const
  await db
    .insertInto('order_notifications')
    .values(
      ids.map((order_id) => ({ ...told, order_id, state: 'sent', reason: null, attempts: 1, created_at: TODAY, sent_at: TODAY }) as const),
    )
    .execute()
  const message = { event_id: 'stranger', user_id: strangerLogist, text: 'Look', type: 'order', order_id: ids[0] ?? null } as const
  await db
    .insertInto('messages')
    .values({ ...message, sender_id: null, read_at: null, created_at: TODAY })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function handOver({ db }: World, { courier_id, ...place }: Neighbours, ids: readonly number[]): Promise<void> {
  const names = { courier: 'Carl Rider', received_by: 'Somebody else', created_by: 'Somebody else' }
  const values = { ...place, ...names, courier_id, number: courier_id, created_at: TODAY }
  const { id } = await db.insertInto('hand_overs').values(values).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('hand_over_orders')
    .values(ids.map((order_id) => ({ hand_over_id: id, order_id, total: '105.00', currency_code: 'EUR' })))
    .execute()
}
