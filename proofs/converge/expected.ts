import type { Query } from './database.ts'
import type { Filter } from './filters.ts'

/** The expected board, by SQL of its own, since the server's queries may be wrong. */
export interface Expected {
  readonly columns: readonly ExpectedColumn[]
}

export interface ExpectedColumn {
  readonly status_id: number
  readonly total: number
  /** COD sums, one per currency: code and digits of the amount. */
  readonly sums: readonly string[]
  readonly cards: readonly ExpectedCard[]
}

export interface ExpectedCard {
  readonly id: number
  readonly status_id: number
  /** Each text must stand somewhere on the card. */
  readonly texts: readonly string[]
  /** The digits of the amount due at the door; null where all is paid. */
  readonly due: string | null
}

const CARDS = `
  select o.id, o.status_id, array_remove(array[o.track, o.customer_full_name, o.customer_address, c.first_name || ' ' || c.last_name], null) as texts,
    case when o.payment_type = 1 and o.paid_at is null then regexp_replace(round(o.total, cur.digits)::text, '\\D', '', 'g') end as due
  from orders o join currencies cur on cur.code = o.currency_code left join couriers c on c.id = o.courier_id`

const SUMS = `
  select o.status_id, o.currency_code as code, count(*)::int as orders,
    regexp_replace(round(sum(o.total) filter (where o.payment_type = 1), max(cur.digits))::text, '\\D', '', 'g') as cod
  from orders o join currencies cur on cur.code = o.currency_code`

interface SumRow {
  status_id: number
  code: string
  orders: number
  cod: string | null
}

export async function expectedBoard(query: Query, email: string, filter: Filter): Promise<Expected> {
  const where = `where ${await scopeOf(query, email)} and ${filter.sql}`
  const cards = await query<ExpectedCard>(`${CARDS} ${where} order by o.status_changed_at desc, o.id desc`)
  const sums = await query<SumRow>(`${SUMS} ${where} group by o.status_id, o.currency_code order by o.currency_code`)
  const columns = (await layoutOf(query)).filter((status_id) => filter.statuses?.includes(status_id) ?? true)
  return {
    columns: columns.map((status_id) => {
      const here = sums.filter((row) => row.status_id === status_id)
      return {
        status_id,
        total: here.reduce((total, { orders }) => total + orders, 0),
        sums: here.flatMap(({ code, cod }) => (cod === null ? [] : [`${code} ${cod}`])),
        cards: cards.filter((card) => card.status_id === status_id),
      }
    }),
  }
}

/** Returns the first page of a table when it opens: the newest orders. */
export async function expectedTable(
  query: Query,
  email: string,
  filter: Filter,
): Promise<{ total: number; rows: { id: number; texts: string[] }[] }> {
  const where = `where ${await scopeOf(query, email)} and ${filter.sql}`
  const [counted] = await query<{ total: number }>(`select count(*)::int as total from orders o ${where}`)
  const rows = await query<{ id: number; texts: string[] }>(
    `select o.id, array[o.track, o.customer_full_name] as texts from orders o ${where} order by o.created_at desc, o.id desc limit 25`,
  )
  return { total: counted?.total ?? 0, rows }
}

async function scopeOf(query: Query, email: string): Promise<string> {
  const [user] = await query<{ role: string; organization_id: number | null; country_id: number | null }>(
    'select role, organization_id, country_id from users where email = $1',
    [email],
  )
  if (!user) throw new Error(`There is no ${email}`)
  const country = user.country_id === null || user.role === 'organization_admin' ? '' : ` and o.country_id = ${user.country_id}`
  // Deleted orders are visible to people who may restore them.
  const gone = user.role === 'reporter' ? ' and o.deleted_at is null' : ''
  return `o.organization_id = ${user.organization_id}${country}${gone}`
}

async function layoutOf(query: Query): Promise<number[]> {
  const boards = await query<{ columns: { status_id: number; position: number }[] }>('select columns from kanbans')
  if (boards.length !== 1) throw new Error('This test knows one board, shared by all')
  return (boards[0]?.columns ?? []).toSorted((one, other) => one.position - other.position).map(({ status_id }) => status_id)
}
