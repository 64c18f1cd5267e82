import type { Case, Target } from './load.ts'
import type { Visitor } from './session.ts'

interface Page {
  data: { id: number; organization_id: number; country_id: number }[]
}

const LIST = '/api/order?status_id=2,3,6&payment_type=1&sort=-created_at&per_page=25'
const STATUS_NEW = 1
const STATUS_PROCESSING = 2

/** The four requests people wait for all day, each beside its floor. */
export async function casesFor(visitor: Visitor, floorUrl: string): Promise<Case[]> {
  const fresh = await idsOf(visitor, STATUS_NEW)
  const area = `organization=${fresh.organization_id}&country=${fresh.country_id}`
  return [
    {
      name: 'list of 25, filtered, with total',
      ours: ours(visitor, 'GET', () => LIST),
      floor: bare(floorUrl, 'GET', () => `/list?${area}`),
    },
    {
      name: 'one order',
      ours: ours(
        visitor,
        'GET',
        round(fresh.ids, (id) => `/api/order/${id}`),
      ),
      floor: bare(
        floorUrl,
        'GET',
        round(fresh.ids, (id) => `/order?id=${id}`),
      ),
    },
    {
      name: 'status move',
      ours: ours(
        visitor,
        'POST',
        moves(fresh.ids, (id, to) => `/api/order/status/${id}/${to}`),
      ),
      floor: bare(
        floorUrl,
        'POST',
        moves(fresh.ids, (id, to) => `/move?id=${id}&to=${to}`),
      ),
    },
    {
      name: 'first board load',
      ours: ours(visitor, 'GET', () => '/api/order/kanban'),
      floor: bare(floorUrl, 'GET', () => `/board?${area}`),
    },
  ]
}

async function idsOf(visitor: Visitor, status: number): Promise<{ ids: number[]; organization_id: number; country_id: number }> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => visitor.get(`/api/order?status_id=${status}&per_page=100&page=${page}`) as Promise<Page>),
  ) // our own reply
  const orders = pages.flatMap((page) => page.data)
  const [first] = orders
  if (!first) throw new Error('There is no new order to measure with')
  return { ids: orders.map((order) => order.id), organization_id: first.organization_id, country_id: first.country_id }
}

function ours(visitor: Visitor, method: Target['method'], path: () => string): Target {
  return { url: visitor.url, method, headers: visitor.headers, path }
}

function bare(url: string, method: Target['method'], path: () => string): Target {
  return { url, method, headers: {}, path }
}

function round(ids: number[], pathOf: (id: number) => string): () => string {
  let next = 0
  return () => {
    next += 1
    return pathOf(ids[next % ids.length] ?? 0)
  }
}

/** Forth and back: every order to Processing, then every order to New again. */
function moves(ids: number[], pathOf: (id: number, to: number) => string): () => string {
  let next = 0
  return () => {
    const lap = Math.floor(next / ids.length)
    const id = ids[next % ids.length] ?? 0
    next += 1
    return pathOf(id, lap % 2 === 0 ? STATUS_PROCESSING : STATUS_NEW)
  }
}
