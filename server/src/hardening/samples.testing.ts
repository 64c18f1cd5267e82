import { endpoints } from '@tracklane/contract/endpoints'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { ReceivedFile } from '@tracklane/contract/kit/file'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import type { ContentTable } from '#db/places.ts'
import { urlsOf } from '#platform/http/route.ts'
import { PASSWORD } from '#testing/account.ts'
import { formOf, PICTURE } from '#testing/form.ts'
import { LINK_TOKEN } from '#testing/password-link.ts'
import { arbitraryOf } from './arbitrary.testing.ts'
import type { Caller, Headers } from './callers.testing.ts'
import { type Harness, LOGIN } from './harness.testing.ts'
import { PHRASE_CATEGORY } from './rows.testing.ts'
import { templateSamples } from './template-samples.testing.ts'

/** The input of a call that succeeds. */
export interface Sample {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export interface Found {
  readonly sample: Sample
  readonly statusCode: number
}

const ATTEMPTS = 40

/** Samples of calls whose success depends on more than their schema; the others are found by trying. */
const KNOWN: Readonly<Record<string, (harness: Harness, caller: Caller) => Promise<Partial<Sample>> | Partial<Sample>>> = {
  'POST /user/login': () => ({ body: { email: LOGIN, password: PASSWORD } }),
  'PUT /user/password': () => ({ body: { current_password: PASSWORD, password: 'nine small boats' } }),
  'PUT /user/profile': () => ({ body: { language: 'de', theme: 'dark' } }),
  'PUT /onboarding/user': () => ({ body: { hide_welcome: true } }),
  'POST /broadcasting/auth': ({ test }, caller) => ({
    body: { socket_id: '1.1', channel_name: `private-user.${caller in test.world.users ? test.world.users[caller as 'logist'] : 0}` }, // asked just before
  }),
  'DELETE /user/session/:id': async ({ test: { world } }, caller) => {
    const own = world.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', world.users[caller as 'logist']) // only people may call it
    return { params: { id: (await own.orderBy('id').executeTakeFirst())?.id } }
  },
  // A courier may only comment on an order that is still in the warehouse.
  'POST /order/status/:orderId/:statusId': ({ rows }, caller) => ({
    params: { orderId: rows.order?.own, statusId: caller === 'courier' ? 2 : 3 },
    body: { comment: 'On its way' },
  }),
  'POST /order/status': ({ rows }) => ({ body: { order_ids: [rows.order?.own], status_id: 3 } }),
  'POST /order/status-preview': ({ rows }) => ({ body: { order_ids: [rows.order?.own], status_id: 3 } }),
  'POST /courier': ({ rows }, caller) => ({
    body: {
      ...{ first_name: 'Dora', last_name: 'Lind' },
      ...(caller === 'admin' && { organization_id: rows.organization?.own }),
      ...(caller !== 'logist' && { country_id: rows.country?.own }),
    },
  }),
  'GET /courier/load': () => ({ query: { from: '2026-11-02', to: '2026-11-08' } }),
  'POST /order/labels-check': ({ rows }) => ({ body: { order_ids: [rows.order?.own] } }),
  'POST /order/labels': ({ rows }) => ({ body: { order_ids: [rows.order?.own] } }),
  'POST /order/manifest': ({ rows }) => ({ body: { courier_id: rows.courier?.own } }),
  'POST /order/list': () => ({ body: {} }),
  'POST /handover': async ({ test, rows }) => {
    const delivered = test.world.db.selectFrom('orders').select('id').where('status_id', '=', 7)
    return { body: { courier_id: rows.courier?.own, order_ids: [(await delivered.executeTakeFirst())?.id], received_by: 'Ann Lee' } }
  },
  'GET /message/:id': async ({ test: { world } }, caller) => {
    const user = world.users[caller as 'logist'] // only people have messages
    const message = world.db.selectFrom('messages').select('id').where('user_id', '=', user)
    return { params: { id: (await message.executeTakeFirst())?.id } }
  },
  'POST /message': ({ test }) => ({ body: { role: 'courier', organization_id: test.world.organization, text: 'The van is back' } }),
  'POST /user/forgot-password': () => ({ body: { email: LOGIN } }),
  'POST /user/reset-password': () => ({ body: { token: LINK_TOKEN, password: 'nine small boats' } }),
  'GET /message-refusal/:token': () => ({ params: { token: 'nobody' } }),
  'POST /message-refusal/:token': () => ({ params: { token: 'nobody' } }),
  'PUT /order/:id/message-refusal': ({ rows }) => ({ params: { id: rows.order?.own }, body: { refused: true } }),
  'POST /notification/job/retry': () => ({ body: { reason: 'mail_refused' } }),
  'POST /notification/job/:id/retry': ({ rows }) => ({ params: { id: rows.job?.own } }),
  'POST /test-push': () => ({ body: { id: '0123456789abcdef' } }),
  'POST /message/read': () => ({ body: { all: true } }),
  'PUT /user/message-settings': (_, caller) => ({
    body: ['logist', 'courier', 'organization_admin'].includes(caller)
      ? { event: 'order.status_changed', in_app: false }
      : { event: 'account', in_app: true },
  }),
  'POST /issue': () => ({ body: { message: 'The board is empty', url: '/order/kanban' } }),
  'GET /model-log/:entity/:id': ({ rows }, caller) => {
    const entity = caller === 'security' ? 'user' : 'order'
    return { params: { entity, id: rows[entity]?.own } }
  },
  'POST /order/:id/restore': ({ rows }) => ({ params: { id: rows.order?.deleted } }),
  'POST /country': ({ rows }) => ({
    body: { name: 'Austria', code: 'AT', currency_id: rows.currency?.own, phone_code: '+43', time_zone: 'Europe/Vienna' },
  }),
  'PUT /country/:id': ({ rows }) => ({ params: { id: rows.country?.own }, body: { name: 'Austria', time_zone: 'Europe/Vienna' } }),
  'POST /language': () => ({ body: { name: 'Íslenska', char_code: 'is', active: false } }),
  'PUT /language/:id': ({ rows }) => ({ params: { id: rows.language?.own }, body: { name: 'Česky' } }),
  'POST /currency': () => ({ body: { name: 'Icelandic króna', code: 'ISK', symbol: 'kr', digits: 0 } }),
  'PUT /currency/:id': ({ rows }) => ({ params: { id: rows.currency?.own }, body: { name: 'Euro of the Union' } }),
  'POST /user': ({ test }) => {
    const { organization, country } = test.world
    const person = { first_name: 'Eve', last_name: 'Hall', email: `eve-${Date.now()}@tracklane.test`, password: 'nine small boats' }
    return { body: { ...person, role: 'logist', organization_id: organization, country_id: country } }
  },
  'PUT /user/:id': ({ rows }) => ({ params: { id: rows.user?.own }, body: { first_name: 'Zoë', phone: '+49 30 1' } }),
  'POST /organization/:id/token': ({ rows }) => ({
    params: { id: rows.organization?.own },
    body: { name: 'Web shop', abilities: ['orders:read'], expires_at: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  'POST /order-flow': ({ test }, caller) => ({
    body: { name: 'Night shift', links: [{ status_from: 1, status_to: 2, roles: ['logist'] }], ...newLayout(test, caller) },
  }),
  'POST /kanban': ({ test }, caller) => ({
    body: { name: 'Night board', columns: [{ status_id: 1, position: 1, wip_limit: 5, collapsed: false }], ...newLayout(test, caller) },
  }),
  'POST /kanban-card': ({ test }, caller) => ({
    body: {
      name: 'Night card',
      fields: [{ key: 'track', icon: 'barcode', position: 1, visible: true, display: 'text' }],
      ...newLayout(test, caller),
    },
  }),
  'POST /order-sub-status': ({ test }) => ({
    body: { name: 'Gate closed', status_id: 5, organization_id: test.world.organization, color: 'red', active: true },
  }),
  'PUT /order-sub-status/position': ({ rows }) => ({ body: { ids: [rows['order-sub-status']?.own] } }),
  'POST /faq-category': () => ({ body: { translations: { en: { name: 'Parcels' } }, published: true } }),
  'PUT /faq-category/:id': ({ rows }) => ({
    params: { id: rows['faq-category']?.own },
    body: { translations: { de: { name: 'Pakete' } } },
  }),
  'PUT /faq-category/position': async ({ test }) => ({ body: { ids: await allOf(test, 'faq_categories') } }),
  'GET /knowledge': () => ({ query: { search: 'ring' } }),
  'POST /faq/missed-search': () => ({ body: { text: 'kayak rental' } }),
  'POST /faq': ({ rows }) => ({
    body: { category_id: rows['faq-category']?.own, translations: { en: { question: 'Where?', answer: '<p>Here</p>' } } },
  }),
  'PUT /faq/:id': ({ rows }) => ({
    params: { id: rows.faq?.own },
    body: { translations: { de: { question: 'Wo?', answer: '<p>Hier</p>' } }, category_id: rows['faq-category']?.own },
  }),
  'PUT /faq/position': async ({ test }) => ({ body: { ids: await allOf(test, 'faqs') } }),
  'POST /onboarding/section': () => ({ body: { translations: { en: { name: 'Money', description: '' } }, published: true } }),
  'PUT /onboarding/section/:id': ({ rows }) => ({
    params: { id: rows['onboarding-section']?.own },
    body: { translations: { de: { name: 'Geld', description: 'Was wer zahlt' } } },
  }),
  'PUT /onboarding/section/position': async ({ test }) => ({ body: { ids: await allOf(test, 'onboarding_sections') } }),
  'POST /onboarding/category': ({ rows }) => ({
    body: { section_id: rows['onboarding-section']?.own, translations: { en: { name: 'Cash' } } },
  }),
  'PUT /onboarding/category/:id': ({ rows }) => ({
    params: { id: rows['onboarding-category']?.own },
    body: { translations: { de: { name: 'Bargeld' } }, section_id: rows['onboarding-section']?.own },
  }),
  'PUT /onboarding/category/position': async ({ test }) => ({ body: { ids: await allOf(test, 'onboarding_categories') } }),
  'POST /onboarding/article': ({ rows }) => ({
    body: { category_id: rows['onboarding-category']?.own, translations: { en: { title: 'Hand over', body: '<p>Count</p>', cover: '' } } },
  }),
  'PUT /onboarding/article/:id': ({ rows }) => ({
    params: { id: rows['onboarding-article']?.own },
    body: {
      translations: { de: { title: 'Abrechnen', body: '<p>Zählen</p>', cover: '' } },
      category_id: rows['onboarding-category']?.own,
    },
  }),
  'PUT /onboarding/article/position': async ({ test }) => ({ body: { ids: await allOf(test, 'onboarding_articles') } }),
  'POST /onboarding/article/upload': () => ({ body: PICTURE }),
  'GET /docs/:file': () => ({ params: { file: 'reference.css' } }),
  'GET /upload/:name': async ({ test: { world } }) => {
    const name = `${'0f'.repeat(16)}.gif`
    const { bytes } = PICTURE
    await world.db
      .insertInto('uploads')
      .values({ name, type: 'gif', bytes, size: bytes.byteLength, owner_id: null })
      .onConflict((same) => same.doNothing())
      .execute()
    return { params: { name } }
  },
  ...templateSamples,
  'POST /i18n/source': () => ({ body: { category: PHRASE_CATEGORY, message: 'A new text', translations: { de: 'Ein neuer Text' } } }),
  'PUT /i18n/source/:id': ({ rows }) => ({ params: { id: rows.source?.own }, body: { translations: { de: 'Ein Text' } } }),
  'POST /language/:id/phrases': async ({ test: { world } }) => {
    const german = world.db.selectFrom('languages').select('id').where('char_code', '=', 'de')
    const bytes = Buffer.from('category,message,translation\r\nmenu,Orders,Bestellungen\r\n')
    return { params: { id: (await german.executeTakeFirstOrThrow()).id }, body: { name: 'de.csv', type: 'text/csv', bytes } }
  },
  'POST /order': ({ test }, caller) => ({
    body: {
      customer_full_name: 'Eve Hall',
      customer_address: 'Mill Lane 3',
      country_id: test.world.country,
      ...(caller === 'admin' && { organization_id: test.world.organization }),
    },
  }),
}

/** Returns all ids: the world has one group of each table. */
async function allOf({ world }: Harness['test'], table: ContentTable): Promise<number[]> {
  return (await world.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
}

/** Returns a layout for the country without one. */
function newLayout({ world }: Harness['test'], caller: Caller) {
  return { country_id: world.country, ...(caller === 'admin' && { organization_id: world.organization }) }
}

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Every call of the contract by name, for `it.each`. */
export const named = endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint }))

/** Finds a request that succeeds for this caller; undefined where none was found. */
export async function findSample(harness: Harness, endpoint: Endpoint, caller: Caller): Promise<Found | undefined> {
  const known = KNOWN[nameOf(endpoint)]
  const candidates = known ? [{ params: {}, query: {}, body: undefined, ...(await known(harness, caller)) }] : guesses(harness, endpoint)
  for (const sample of candidates) {
    const { statusCode } = await call(harness, { endpoint, caller, sample })
    if (statusCode < 300) return { sample, statusCode }
  }
  return undefined
}

function guesses({ rows }: Harness, endpoint: Endpoint): Sample[] {
  const recipe = { rows, path: endpoint.path, wildness: 0 }
  const sample = fc.record({ params: arbitraryOf(endpoint.params, recipe), body: arbitraryOf(endpoint.body, recipe) })
  // For a call with only a path, chance repeats itself forty times, and rows in use would be refused as often.
  const different = new Map(fc.sample(sample, { seed: 7, numRuns: ATTEMPTS }).map((one) => [JSON.stringify(one), one]))
  return [...different.values()].map(({ params, body }) => ({ params: params as Sample['params'], query: {}, body })) // params are an object by contract
}

interface Payload {
  readonly payload: string | Buffer | undefined
  readonly type: Headers
}

/** Makes the sent body: JSON, or the form with a file. */
export function payloadOf(endpoint: Endpoint, body: unknown): Payload {
  if (endpoint.method === 'GET' || body === undefined) return { payload: undefined, type: {} }
  if (!takesFile(endpoint)) return { payload: JSON.stringify(body), type: { 'content-type': 'application/json' } }
  const form = formOf([{ part: endpoint.upload.parts[0], ...(body as ReceivedFile) }]) // a sample of this call is a file
  return { payload: form.payload, type: { 'content-type': form.type } }
}

interface Call {
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly sample: Sample
  readonly headers?: Headers
}

export function urlOf(endpoint: Endpoint, { params, query }: Pick<Sample, 'params' | 'query'>): string {
  const [base = ''] = urlsOf(endpoint)
  const path = base.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const parts = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

export async function call({ test, callers }: Harness, { endpoint, caller, sample, headers = {} }: Call): Promise<LightMyRequestResponse> {
  const url = urlOf(endpoint, sample)
  const { payload, type } = payloadOf(endpoint, sample.body)
  return test.app.fastify.inject({
    method: endpoint.method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...(await callers.headersOf(caller)), ...type, ...headers },
  })
}
