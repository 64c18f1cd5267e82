import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { sql } from 'kysely'
import { buildCourier, buildDeadMail, buildFaq, buildOnboarding, buildOrder, buildTemplate, buildUser, type World } from '#testing/build.ts'
import { buildPasswordLink } from '#testing/password-link.ts'

/** Ids of one kind of row, as a logist of the world's first organization and country sees them. */
export interface Rows {
  readonly own: number
  /** In the own organization, in another person's country. */
  readonly elsewhere?: number
  /** In another organization. */
  readonly foreign?: number
  readonly deleted?: number
}

/** Rows by their name in the path. Rows without `foreign` are shared. */
export type RowsByKind = Readonly<Record<string, Rows>>

/** The category of phrases that tests make. */
export const PHRASE_CATEGORY = 'test_rows'

/** An id that no row has. */
export const ABSENT = 2_147_483_647

/** Builds rows of every kind that a call names by id; add the rows of a new kind here. */
export async function buildRows(world: World): Promise<RowsByKind> {
  const courier = await buildCouriers(world)
  const order = await buildOrders(world, courier)
  const flow = await buildFlows(world)
  const faq = await buildFaq(world.db)
  const onboarding = await buildOnboarding(world.db)
  await buildPasswordLink(world.db, world.users.courier)
  return {
    courier,
    order,
    'model-log': order,
    'courier-order': await assignmentsOf(world, order),
    'order-flow': flow,
    'order-flow-link': await linksOf(world, flow),
    'order-sub-status': await buildSubStatuses(world),
    kanban: await buildBoards(world),
    'kanban-card': await buildCards(world),
    faq: { own: faq.faq },
    'faq-category': { own: faq['faq-category'] },
    'missed-search': { own: await buildMissedSearch(world) },
    'onboarding-section': { own: onboarding['onboarding-section'] },
    'onboarding-category': { own: onboarding['onboarding-category'] },
    'onboarding-article': { own: onboarding['onboarding-article'] },
    template: { own: await buildTemplate(world.db, { channel: 'messenger', audience: 'courier' }) },
    handover: await buildHandOvers(world, courier),
    issue: { own: await buildIssue(world) },
    source: { own: await buildPhrase(world) },
    country: { own: world.country },
    currency: { own: await currencyOf(world) },
    language: { own: await languageOf(world) },
    organization: { own: world.organization, foreign: world.otherOrganization },
    token: await buildTokens(world),
    user: { own: world.users.courier, elsewhere: world.logistElsewhere, foreign: world.strangerLogist },
    session: await buildSessions(world),
    message: await buildMessages(world),
    job: { own: await buildDeadMail(world.db) },
  }
}

/** Builds a session for each user; `own` is that of the user with the id `own`. */
async function buildSessions({ db, users, strangerLogist }: World): Promise<Rows> {
  const ids = new Map<number, number>()
  for (const user_id of [...Object.values(users), strangerLogist]) {
    const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', user_id).executeTakeFirstOrThrow()
    const expires_at = new Date(Date.now() + 3_600_000)
    const session = { id_hash: `of ${user_id}`, user_id, password_hash, expires_at }
    ids.set(user_id, (await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()).id)
  }
  return { own: ids.get(users.courier) ?? 0, foreign: ids.get(strangerLogist) ?? 0 }
}

/** Builds a message for each user; `own` is that of the user with the id `own`. */
async function buildMessages({ db, users, strangerLogist }: World): Promise<Rows> {
  const all = [...Object.values(users), strangerLogist]
  const messages = all.map((user_id) => ({ ...MESSAGE, event_id: 'rows', user_id }))
  const rows = await db.insertInto('messages').values(messages).returning(['id', 'user_id']).execute()
  const idOf = (user: number) => rows.find(({ user_id }) => user_id === user)?.id ?? ABSENT
  return { own: idOf(users.courier), foreign: idOf(strangerLogist) }
}

const MESSAGE = {
  text: 'Look',
  type: 'message',
  order_id: null,
  sender_id: null,
  read_at: null,
  created_at: new Date('2026-03-01T08:00:00Z'),
} as const

/** Builds a phrase. Phrases stay from one world to the next: those of tests are deleted, and ids are equal in every world. */
async function buildPhrase({ db }: World): Promise<number> {
  await db.deleteFrom('phrases').where('category', '=', PHRASE_CATEGORY).execute()
  await sql`select setval(pg_get_serial_sequence('phrases', 'id'), (select max(id) from phrases))`.execute(db)
  const phrase = db.insertInto('phrases').values({ id: 1_000_000, category: PHRASE_CATEGORY, message: 'A text of a screen' })
  return (await phrase.returning('id').executeTakeFirstOrThrow()).id
}

async function currencyOf({ db, country }: World): Promise<number> {
  return (await db.selectFrom('countries').select('currency_id').where('id', '=', country).executeTakeFirstOrThrow()).currency_id
}

/** Builds a language without readers and translations. */
async function languageOf({ db }: World): Promise<number> {
  const language = { name: 'Čeština', char_code: 'cs', active: false }
  await db.deleteFrom('languages').where('char_code', '=', language.char_code).execute()
  return (await db.insertInto('languages').values(language).returning('id').executeTakeFirstOrThrow()).id
}

async function buildTokens({ db, organization, otherOrganization }: World): Promise<Rows> {
  const token = async (organization_id: number): Promise<number> => {
    const values = {
      organization_id,
      name: 'Shop',
      abilities: ['orders:read'],
      secret_hash: 'none',
      prefix: 'abcdef',
      expires_at: new Date('2126-01-01'),
    }
    return (await db.insertInto('organization_tokens').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  return { own: await token(organization), foreign: await token(otherOrganization) }
}

/** Builds orders in every other status, and an archived one, for a fuzz to find. */
export async function buildMoreOrders(world: World): Promise<void> {
  for (const status_id of [1, 3, 4, 5, 6, 7, 8, 9, 10])
    await buildOrder(world, { status_id, courier_id: status_id > 5 ? world.courier : null })
  await buildOrder(world, { archived_at: new Date('2026-03-01T08:00:00Z') })
}

const ONBOARDING = { section: 'onboarding-section', category: 'onboarding-category', article: 'onboarding-article' }

/** Returns the kind of row that a parameter or field names; undefined where it names none. */
export function kindOf(name: string, rows: RowsByKind, path = ''): string | undefined {
  const plain = name.replace(/_?ids?$/i, '')
  const aliases: Readonly<Record<string, string>> = {
    flow: 'order-flow',
    link: 'order-flow-link',
    orders: 'order',
    sub_status: 'order-sub-status',
    impersonate: 'user',
    category: 'faq-category',
    ...(path.startsWith('/onboarding/') && ONBOARDING),
  }
  const named = aliases[plain] ?? plain
  if (named in rows) return named
  if (!path.includes(`:${name}`)) return undefined
  const segments = path.split('/').filter((segment) => segment !== '')
  const before = segments[segments.indexOf(`:${name}`) - 1]
  return [before, segments[0]].map((segment = '') => aliases[segment] ?? segment).find((segment) => segment in rows)
}

/** Returns the parameters that name a row: the code of a status is not a row. */
export function idParamsOf(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '').filter((name) => /id$/i.test(name) && name !== 'statusId')
}

async function buildCouriers(world: World): Promise<Rows> {
  const elsewhere = await buildCourier(world.db, { organization_id: world.organization, country_id: world.otherCountry })
  return { own: world.courier, elsewhere, foreign: world.strangerCourier }
}

async function buildOrders(world: World, courier: Rows): Promise<Rows> {
  const processing = {
    status_id: 2,
    customer_phone: '+49 30 123',
    delivery_from: new Date('2026-03-02T08:00:00Z'),
    delivery_to: new Date('2026-03-02T10:00:00Z'),
  }
  const own = await buildOrder(world, { ...processing, courier_id: courier.own })
  const elsewhere = await buildOrder(world, { ...processing, country_id: world.otherCountry, courier_id: courier.elsewhere })
  const foreign = await buildOrder(world, { ...processing, organization_id: world.otherOrganization, courier_id: courier.foreign })
  const deleted = await buildOrder(world, { ...processing, courier_id: courier.own, deleted_at: new Date('2026-03-01T08:00:00Z') })
  for (const status_id of [1, 3, 4, 5, 6, 7, 8, 9, 10])
    await buildOrder(world, { status_id, courier_id: status_id > 5 ? courier.own : null })
  await buildOrder(world, { archived_at: new Date('2026-03-01T08:00:00Z') })
  return { own: own.id, elsewhere: elsewhere.id, foreign: foreign.id, deleted: deleted.id }
}

async function assignmentsOf({ db }: World, order: Rows): Promise<Rows> {
  const rows = await db.selectFrom('courier_orders').select(['id', 'order_id']).execute()
  const idOf = (orderId: number | undefined): number => rows.find(({ order_id }) => order_id === orderId)?.id ?? ABSENT
  return { own: idOf(order.own), elsewhere: idOf(order.elsewhere), foreign: idOf(order.foreign), deleted: idOf(order.deleted) }
}

/** Builds hand-overs without orders, so that no order is held. */
async function buildHandOvers({ db, organization, otherOrganization, country, otherCountry }: World, courier: Rows): Promise<Rows> {
  let number = 0
  const handOver = async (organization_id: number, country_id: number, courier_id = ABSENT): Promise<number> => {
    number += 1
    const names = { courier: 'Carl Rider', received_by: 'Ann Lee', created_by: 'Ann Lee' }
    const values = { ...names, organization_id, country_id, courier_id, number, created_at: new Date('2026-03-01T08:00:00Z') }
    return (await db.insertInto('hand_overs').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  return {
    own: await handOver(organization, country, courier.own),
    elsewhere: await handOver(organization, otherCountry, courier.elsewhere),
    foreign: await handOver(otherOrganization, country, courier.foreign),
  }
}

async function buildFlows({ db, organization, otherOrganization }: World): Promise<Rows> {
  const flow = async (organization_id: number): Promise<number> => {
    const { id } = await db
      .insertInto('order_flows')
      .values({ name: 'Own flow', organization_id, country_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const shared = db.selectFrom('order_flows').select('id').where('organization_id', 'is', null)
    await db
      .insertInto('order_flow_links')
      .columns(['flow_id', 'status_from', 'status_to', 'roles'])
      .expression((eb) =>
        eb
          .selectFrom('order_flow_links')
          .select((one) => [one.val(id).as('flow_id'), 'status_from', 'status_to', 'roles'])
          .where('flow_id', 'in', shared),
      )
      .execute()
    return id
  }
  return { own: await flow(organization), foreign: await flow(otherOrganization) }
}

async function linksOf({ db }: World, { own, foreign }: Rows): Promise<Rows> {
  const first = async (flowId = ABSENT): Promise<number> =>
    (await db.selectFrom('order_flow_links').select('id').where('flow_id', '=', flowId).orderBy('id').executeTakeFirstOrThrow()).id
  return { own: await first(own), foreign: await first(foreign) }
}

async function buildMissedSearch({ db }: World): Promise<number> {
  const search = { text: 'kayak', language: 'en', last_at: new Date() }
  return (await db.insertInto('faq_missed_searches').values(search).returning('id').executeTakeFirstOrThrow()).id
}

async function buildIssue({ db, users }: World): Promise<number> {
  const who = { user_id: users.logist, impersonator_id: null, actor_name: 'Ann Lee' }
  const issue = { ...who, message: 'The board is empty', url: '/', user_agent: null, app_version: '', handled_at: null, handled_by: null }
  return (await db.insertInto('issues').values(issue).returning('id').executeTakeFirstOrThrow()).id
}

async function buildBoards({ db, organization, otherOrganization, otherCountry }: World): Promise<Rows> {
  const board = async (organization_id: number, country_id: number | null): Promise<number> => {
    const columns = JSON.stringify([{ status_id: 1, position: 1, wip_limit: null, collapsed: false }])
    const values = { name: 'Our board', organization_id, country_id, columns }
    return (await db.insertInto('kanbans').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  return {
    own: await board(organization, null),
    elsewhere: await board(organization, otherCountry),
    foreign: await board(otherOrganization, null),
  }
}

async function buildCards({ db, organization, otherOrganization, otherCountry }: World): Promise<Rows> {
  const card = async (organization_id: number, country_id: number | null): Promise<number> => {
    const fields = JSON.stringify([{ key: 'track', icon: 'barcode', position: 1, visible: true, display: 'text' }])
    const values = { name: 'Our card', organization_id, country_id, fields }
    return (await db.insertInto('kanban_cards').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  return {
    own: await card(organization, null),
    elsewhere: await card(organization, otherCountry),
    foreign: await card(otherOrganization, null),
  }
}

async function buildSubStatuses({ db, organization, otherOrganization }: World): Promise<Rows> {
  const subStatus = async (organization_id: number): Promise<number> => {
    const values = { name: 'Nobody home', organization_id, status_id: 3 }
    return (await db.insertInto('order_sub_statuses').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  return { own: await subStatus(organization), foreign: await subStatus(otherOrganization) }
}

/** Builds an account that replaces one that a test has lost. */
export function buildStandIn(world: World, role: Parameters<typeof buildUser>[1]['role']): Promise<number> {
  const isGlobal = role === 'admin' || role === 'security'
  const area = isGlobal ? {} : { organization_id: world.organization, country_id: world.country }
  return buildUser(world.db, { role, ...area })
}
