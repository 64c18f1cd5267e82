import { searchWords } from '../contract/src/kit/word-search.ts'
import { FAQ_WORDS } from './grown-faq.ts'
import type { Case, Target } from './load.ts'
import type { Visitor } from './session.ts'

interface Page {
  data: {
    id: number
    organization_id: number
    country_id: number
    customer_full_name: string
    customer_address: string
    customer_phone: string | null
  }[]
}

/** One word, several words, a typing error, another form of a word, and a word that stands nowhere. */
const KNOWLEDGE_SEARCHES = ['needle07x', 'who moved an order', 'refusd', 'orders moving', 'kayak'] as const

const LIST = '/api/order?status_id=2,3,6&payment_type=1&sort=-created_at&per_page=25'
const STATUS_NEW = 1
const STATUS_PROCESSING = 2
const MANY = 500

/** Returns the requests for which people wait all day, each with its floor. */
export async function casesFor(visitor: Visitor, floorUrl: string): Promise<Case[]> {
  const fresh = await newOrders(visitor)
  const many = fresh.ids.slice(0, MANY)
  const { id: logged } = (await (await fetch(`${floorUrl}/logged`)).json()) as { id: number } // its own reply
  const area = `organization=${fresh.organization_id}&country=${fresh.country_id}`
  const pair = (one: { ours: () => string; floor: () => string; method?: Target['method'] }): Pick<Case, 'ours' | 'floor'> => ({
    ours: { url: visitor.url, method: one.method ?? 'GET', headers: visitor.headers, path: one.ours },
    floor: { url: floorUrl, method: one.method ?? 'GET', headers: {}, path: one.floor },
  })
  return [
    { name: 'list of 25, filtered, with total', ...pair({ ours: () => LIST, floor: () => `/list?${area}` }) },
    { name: 'the same, floor with tallies', ...pair({ ours: () => LIST, floor: () => `/tallied?${area}` }) },
    {
      name: 'one order',
      ...pair({ ours: round(fresh.ids, (id) => `/api/order/${id}`), floor: round(fresh.ids, (id) => `/order?id=${id}`) }),
    },
    {
      name: 'status move',
      ...pair({
        method: 'POST',
        ours: moves(fresh.ids, (id, to) => `/api/order/status/${id}/${to}`),
        floor: moves(fresh.ids, (id, to) => `/move?id=${id}&to=${to}`),
      }),
    },
    { name: `bulk move of ${many.length}`, connections: 1, ...bulkMoves(visitor, { floorUrl, ids: many }) },
    { name: 'first board load', ...pair({ ours: () => '/api/order/kanban', floor: () => `/board?${area}` }) },
    { name: 'whole live set, one client', connections: 1, ...pair({ ours: () => '/api/order', floor: () => `/live?${area}` }) },
    {
      name: 'finance of all time, one client',
      connections: 1,
      ...pair({ ours: () => '/api/order/finance', floor: () => `/finance?${area}` }),
    },
    {
      name: 'finance of a month, one client',
      connections: 1,
      ...pair({ ours: () => `/api/order/finance?paid_at_from=${monthAgo()}`, floor: () => `/finance?${area}&from=${monthAgo()}` }),
    },
    {
      name: 'statistics of rejected orders of a month, one client',
      connections: 1,
      ...pair({
        ours: () => `/api/rejected-order-statistics?rejected_at_from=${monthAgo()}`,
        floor: () => `/rejected?${area}&from=${monthAgo()}`,
      }),
    },
    {
      name: 'log of 10,000 entries, one client',
      connections: 1,
      ...pair({ ours: () => `/api/model-log/order/${logged}`, floor: () => `/log?id=${logged}` }),
    },
    {
      // The palette waits 40 ms after the last key before it asks (`use-found-orders.ts`).
      name: 'palette, one client',
      connections: 1,
      ...pair({
        ours: round(fresh.names, (name) => `/api/order?search=${encodeURIComponent(name)}&per_page=10&archived=any`),
        floor: round(fresh.names, (name) => `/palette?${area}${textsOf(name)}`),
      }),
    },
    {
      name: 'FAQ search, twenty of 1,000',
      connections: 1,
      ...pair({
        ours: round(FAQ_WORDS, (word) => `/api/faq?search=${word}&per_page=100`),
        floor: round(FAQ_WORDS, (word) => `/faq?text=${word}`),
      }),
    },
    {
      name: 'FAQ search, all of 1,000',
      connections: 1,
      ...pair({ ours: () => '/api/faq?search=order&per_page=100', floor: () => '/faq?text=order' }),
    },
    {
      name: 'FAQ search, none of 1,000',
      connections: 1,
      ...pair({ ours: () => '/api/faq?search=kayak', floor: () => '/faq?text=kayak' }),
    },
    {
      name: 'knowledge search, 1,000 and 500',
      connections: 1,
      ...pair({
        ours: round(KNOWLEDGE_SEARCHES, (words) => `/api/knowledge?search=${encodeURIComponent(words)}`),
        floor: () => '/faq?text=order',
      }),
    },
    {
      name: 'everything live, by name',
      ...pair({ ours: () => '/api/order?sort=customer_full_name', floor: () => `/named?${area}` }),
    },
    {
      name: 'part of a name',
      ...pair({
        ours: round(fresh.names, (name) => `/api/order?search=${encodeURIComponent(name)}`),
        floor: round(fresh.names, (name) => `/search?${area}${textsOf(name)}`),
      }),
    },
    {
      name: 'two words of different fields',
      ...pair({
        ours: round(fresh.twoWords, (words) => `/api/order?search=${encodeURIComponent(words)}`),
        floor: round(fresh.twoWords, (words) => `/search?${area}${textsOf(words)}`),
      }),
    },
    {
      name: 'a phone, as it is dialled',
      ...pair({
        ours: round(fresh.phones, (phone) => `/api/order?search=0${phone}`),
        floor: round(fresh.phones, (phone) => `/search?${area}&text=${phone}`),
      }),
    },
  ]
}

interface Fresh {
  readonly ids: number[]
  /** Parts of names, each found in several orders. */
  readonly names: string[]
  /** A surname and a postcode. */
  readonly twoWords: string[]
  /** Phones without the code of the country. */
  readonly phones: string[]
  readonly organization_id: number
  readonly country_id: number
}

async function newOrders(visitor: Visitor): Promise<Fresh> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => visitor.get(`/api/order?status_id=${STATUS_NEW}&per_page=100&page=${page}`) as Promise<Page>),
  ) // our own reply
  const orders = pages.flatMap((page) => page.data)
  const [first] = orders
  if (!first) throw new Error('There is no new order to measure with')
  const { organization_id, country_id } = first
  return {
    ids: orders.map(({ id }) => id),
    names: orders.map((order) => order.customer_full_name.slice(2, 10).trim()),
    twoWords: orders.map((order) => `${/\d{3,}/.exec(order.customer_address)?.[0] ?? ''} ${order.customer_full_name.split(' ').at(-1)}`),
    phones: orders.flatMap(({ customer_phone }) => customer_phone?.replace(/^\+\d\d|\D/g, '') ?? []),
    organization_id,
    country_id,
  }
}

/** Converts the words of a search to the parameters of the floor. */
function textsOf(search: string): string {
  return searchWords(search)
    .map((word) => `&text=${encodeURIComponent(word)}`)
    .join('')
}

function monthAgo(): string {
  return new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function round<Item>(items: readonly Item[], pathOf: (item: Item) => string): () => string {
  let next = 0
  return () => {
    next += 1
    return pathOf(items[next % items.length] as Item) // never empty
  }
}

/** Moves every order to Processing, then every order back to New. */
function moves(ids: number[], pathOf: (id: number, to: number) => string): () => string {
  let next = 0
  return () => {
    const lap = Math.floor(next / ids.length)
    const id = ids[next % ids.length] ?? 0
    next += 1
    return pathOf(id, lap % 2 === 0 ? STATUS_PROCESSING : STATUS_NEW)
  }
}

/** Moves all orders forth, then all of them back. */
function bulkMoves(visitor: Visitor, { floorUrl, ids }: { floorUrl: string; ids: number[] }): Pick<Case, 'ours' | 'floor'> {
  const to = round([STATUS_PROCESSING, STATUS_NEW], String)
  const floorTo = round([STATUS_PROCESSING, STATUS_NEW], String)
  return {
    ours: {
      url: visitor.url,
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      path: () => '/api/order/status',
      body: () => JSON.stringify({ order_ids: ids, status_id: Number(to()) }),
    },
    floor: { url: floorUrl, method: 'POST', headers: {}, path: () => `/bulk-move?to=${floorTo()}&ids=${ids.join(',')}` },
  }
}
