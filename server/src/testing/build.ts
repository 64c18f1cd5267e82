import type { Role } from '@tracklane/contract/kit/role'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/db.ts'
import { placeOf } from '#db/order-places.ts'
import { insertRow } from '#db/rows.ts'
import { orderSearchText, renewSearchTexts } from '#db/search-texts.ts'
import type { CourierTable } from '#db/tables/courier.table.ts'
import type { NotificationTemplateTable } from '#db/tables/notification-template.table.ts'
import type { OrderStatusLogTable, OrderTable } from '#db/tables/order.table.ts'
import type { UserTable } from '#db/tables/user.table.ts'
import { testDb } from './db.ts'
import { emptyDb } from './empty-db.ts'
import { keepWorld } from './kept-world.ts'

/**
 * The small world of the tests: two organizations, two countries, one account per role in the first organization and country, and
 * people of the second organization.
 */
export interface World {
  readonly db: Db
  readonly organization: number
  readonly otherOrganization: number
  readonly country: number
  readonly otherCountry: number
  readonly users: Readonly<Record<Role, number>>
  /** A logist of the second country, and people of the second organization. */
  readonly logistElsewhere: number
  readonly strangerLogist: number
  readonly strangerAdmin: number
  /** The courier linked with the courier account. */
  readonly courier: number
  readonly strangerCourier: number
}

/** Empties the database and restores the world, which is built once per database. */
export async function freshWorld(): Promise<World> {
  const db = await testDb()
  const known = worlds.get(db)
  await emptyDb(db, known && 'kept world')
  if (known) return known
  const built = await buildWorld(db)
  await keepWorld(db)
  worlds.set(db, built)
  return built
}

const worlds = new WeakMap<Db, World>()

async function buildWorld(db: Db): Promise<World> {
  const organizations = db.insertInto('organizations').values([{ name: 'North Parcel' }, { name: 'South Parcel' }])
  const { organization, otherOrganization } = idsOf(['organization', 'otherOrganization'], await organizations.returning('id').execute())
  const countries = db.insertInto('countries').values([countryRow(db, 'Germany', 'DE', 'EUR'), countryRow(db, 'Poland', 'PL', 'PLN')])
  const { country, otherCountry } = idsOf(['country', 'otherCountry'], await countries.returning('id').execute())
  const here = { organization_id: organization, country_id: country }
  const there = { organization_id: otherOrganization, country_id: country }
  const nowhere = { organization_id: null, country_id: null }
  const people = db
    .insertInto('users')
    .values([
      userRow({ ...nowhere, role: 'admin' }),
      userRow({ ...here, role: 'organization_admin' }),
      userRow({ ...here, role: 'reporter' }),
      userRow({ ...here, role: 'logist' }),
      userRow({ ...here, role: 'courier' }),
      userRow({ ...nowhere, role: 'security' }),
      userRow({ ...here, country_id: otherCountry, role: 'logist' }),
      userRow({ ...there, role: 'logist' }),
      userRow({ ...there, role: 'organization_admin' }),
    ])
  const { logistElsewhere, strangerLogist, strangerAdmin, ...users } = idsOf(
    ['admin', 'organization_admin', 'reporter', 'logist', 'courier', 'security', 'logistElsewhere', 'strangerLogist', 'strangerAdmin'],
    await people.returning('id').execute(),
  )
  const couriers = db.insertInto('couriers').values([courierRow({ ...here, user_id: users.courier }), courierRow(there)])
  const { courier, strangerCourier } = idsOf(['courier', 'strangerCourier'], await couriers.returning('id').execute())
  return {
    db,
    organization,
    otherOrganization,
    country,
    otherCountry,
    users,
    logistElsewhere,
    strangerLogist,
    strangerAdmin,
    courier,
    strangerCourier,
  }
}

/** Returns the ids of rows that one statement inserted, by the names of their places in it. */
function idsOf<Name extends string>(names: readonly Name[], rows: readonly { id: number }[]): Record<Name, number> {
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other)
  return Object.fromEntries(names.map((name, at) => [name, ids[at]])) as Record<Name, number> // as many as were inserted
}

function countryRow(db: Db, name: string, code: string, currency: string) {
  const currency_id = db.selectFrom('currencies').select('id').where('code', '=', currency)
  return { name, code, currency_id, phone_code: '+49', time_zone: 'Europe/Berlin' }
}

let serial = 0

type UserDraft = Partial<Insertable<UserTable>> & Pick<Insertable<UserTable>, 'role'>

export async function buildUser(db: Db, draft: UserDraft): Promise<number> {
  const row = await db.insertInto('users').values(userRow(draft)).returning('id').executeTakeFirstOrThrow()
  await renewSearchTexts(db, 'users', [row.id])
  return row.id
}

function userRow(draft: UserDraft) {
  serial += 1
  return {
    first_name: 'Ann',
    last_name: `Lee ${serial}`,
    email: `${draft.role}-${serial}@tracklane.test`,
    password_hash: 'no password',
    ...draft,
  }
}

type CourierDraft = Partial<Insertable<CourierTable>> & Pick<Insertable<CourierTable>, 'organization_id' | 'country_id'>

export async function buildCourier(db: Db, draft: CourierDraft): Promise<number> {
  const row = await db.insertInto('couriers').values(courierRow(draft)).returning('id').executeTakeFirstOrThrow()
  await renewSearchTexts(db, 'couriers', [row.id])
  return row.id
}

function courierRow(draft: CourierDraft) {
  serial += 1
  return { first_name: 'Carl', last_name: `Rider ${serial}`, vehicle: 'bike' as const, ...draft }
}

type OrderDraft = Partial<Omit<Insertable<OrderTable>, 'products'>>

/** Inserts an order: in the world's first organization and country unless the draft says otherwise, 100.00 + 5.00 EUR, COD. */
export async function buildOrder(world: World, draft: OrderDraft = {}): Promise<Selectable<OrderTable>> {
  serial += 1
  const searched = {
    track: `TLTEST${String(serial).padStart(6, '0')}`,
    foreign_id: null,
    customer_full_name: 'Bob Ray',
    customer_phone: null,
    customer_email: null,
    customer_address: 'Main Street 1, Berlin',
    ...draft,
  }
  const row = await world.db
    .insertInto('orders')
    .values({
      organization_id: world.organization,
      country_id: world.country,
      search_text: orderSearchText(searched, '+49'),
      ...placeOf(draft.country_id === world.otherCountry ? 'PL' : 'DE', searched.customer_address),
      address_read: true,
      status_id: 1,
      payment_type: 1,
      products: JSON.stringify([{ name: 'Lamp', sku: 'L-1', quantity: 2, price: '50.00' }]),
      products_amount: 2,
      order_price: '100.00',
      delivery_price: '5.00',
      total: '105.00',
      currency_code: 'EUR',
      ...searched,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (draft.courier_id) await buildAssignment(world, row.id, draft.courier_id)
  return world.db.selectFrom('orders').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
}

async function buildAssignment(world: World, orderId: number, courierId: number): Promise<void> {
  const assignment = await world.db
    .insertInto('courier_orders')
    .values({ order_id: orderId, courier_id: courierId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('orders').set({ courier_order_id: assignment.id }).where('id', '=', orderId).execute()
}

type EntryDraft = Partial<Insertable<OrderStatusLogTable>> & Pick<Insertable<OrderStatusLogTable>, 'order_id' | 'status_to' | 'created_at'>

/** Inserts an entry of the status log, as a move writes it: from “In delivery” unless the draft says otherwise. */
export async function buildEntry({ db, users }: World, draft: EntryDraft): Promise<number> {
  const author = { actor_kind: 'user', actor_id: users.logist, impersonator_id: null, actor_name: 'Ann Lee' } as const
  const entry = { status_from: 6, moment_source: 'entry', ...author, ...draft } as const
  const { id } = await db.insertInto('order_status_log').values(entry).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts a category with a question in it, both published. */
export async function buildFaq(db: Db): Promise<{ readonly faq: number; readonly 'faq-category': number }> {
  const category = { translations: JSON.stringify({ en: { name: 'Deliveries' } }), position: 1, published: true }
  const { id: category_id } = await db.insertInto('faq_categories').values(category).returning('id').executeTakeFirstOrThrow()
  const translations = JSON.stringify({ en: { question: 'Nobody home?', answer: '<p>Ring twice.</p>' } })
  const faq = await db
    .insertInto('faqs')
    .values({ category_id, translations, position: 1, published: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { faq: faq.id, 'faq-category': category_id }
}

interface BuiltOnboarding {
  readonly 'onboarding-section': number
  readonly 'onboarding-category': number
  readonly 'onboarding-article': number
}

/** Inserts a section with a category with an article, all published. */
export async function buildOnboarding(db: Db): Promise<BuiltOnboarding> {
  const row = (texts: object) => ({ translations: JSON.stringify({ en: texts }), position: 1, published: true })
  const section = await insertRow(db, 'onboarding_sections', row({ name: 'First steps', description: '' }))
  const category = await insertRow(db, 'onboarding_categories', { ...row({ name: 'The board' }), section_id: section })
  const texts = { title: 'How to move an order', body: '<p>Drag it.</p>', cover: '' }
  const article = await insertRow(db, 'onboarding_articles', { ...row(texts), category_id: category })
  return { 'onboarding-section': section, 'onboarding-category': category, 'onboarding-article': article }
}

type TemplateDraft = Partial<Omit<Insertable<NotificationTemplateTable>, 'translations'>> & { readonly translations?: object }

/** Inserts an active in-app template: for the status and for logists unless the draft says otherwise. */
export function buildTemplate(
  db: Db,
  { translations = { en: { subject: '', body: '{{order.track}} moved' } }, ...draft }: TemplateDraft = {},
): Promise<number> {
  const about = { name: 'Moved', event: 'order.status_changed', channel: 'in_app', audience: 'logist', active: true } as const
  return insertRow(db, 'notification_templates', { ...about, ...draft, translations: JSON.stringify(translations) })
}

/** Inserts a mail without a receiver that was given up. */
export async function buildDeadMail(db: Db, draft: { error?: string; notification_ids?: number[]; key?: string } = {}): Promise<number> {
  const { error = 'mail_refused', notification_ids = [1], key } = draft
  const row = {
    kind: 'email',
    payload: JSON.stringify({ notification_ids, user_id: null }),
    state: 'dead',
    error,
    recipient: 'a…@example.com',
  } as const
  const now = new Date()
  const { id } = await db
    .insertInto('jobs')
    .values({ ...row, ...(key !== undefined && { key }), attempts: 5, run_at: now, finished_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
