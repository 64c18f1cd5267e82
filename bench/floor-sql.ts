export interface Driver {
  /** Runs a statement under a name, prepared where the driver can. */
  run(name: string, sql: string, values: unknown[]): Promise<Record<string, unknown>[]>
  transaction<Result>(work: (driver: Driver) => Promise<Result>): Promise<Result>
}

const LIVE = 'deleted_at is null and archived_at is null'

const LIST_WHERE = `organization_id = $1 and country_id = $2 and ${LIVE} and status_id in (2, 3, 6) and payment_type = 1`

const JOINED = `
  select o.*, c.name as country_name, s.name as sub_status, k.first_name || ' ' || k.last_name as courier
  from (%rows%) o
  join countries c on c.id = o.country_id
  left join order_sub_statuses s on s.id = o.sub_status_id
  left join couriers k on k.id = o.courier_id`

const PAGE = `${JOINED.replace('%rows%', `select * from orders where ${LIST_WHERE} order by created_at desc, id desc limit 25`)}
  order by o.created_at desc, o.id desc`

const COUNT = `select count(*)::int as total from orders where ${LIST_WHERE}`

const TALLIES = '(select * from order_tallies union all select * from order_tally_changes)'

const TALLY_WHERE = 'organization_id = $1 and country_id = $2 and not archived and not deleted'

const TALLIED_COUNT = `
  select sum(orders)::int as total from ${TALLIES} t where ${TALLY_WHERE} and status_id in (2, 3, 6) and payment_type = 1`

const LIVE_PAGE = `${JOINED.replace('%rows%', `select * from orders where organization_id = $1 and country_id = $2 and ${LIVE} order by created_at desc, id desc limit 25`)}
  order by o.created_at desc, o.id desc`

const NAME = `customer_full_name collate "und-x-icu"`
const NAMED_PAGE = `${JOINED.replace('%rows%', `select * from orders where organization_id = $1 and country_id = $2 and ${LIVE} order by ${NAME}, id limit 25`)}
  order by o.${NAME}, o.id`

const NAMED_COUNT = `select sum(orders)::int as total from ${TALLIES} t where ${TALLY_WHERE}`

const LIVE_COUNT = `select count(*)::int as total from orders where organization_id = $1 and country_id = $2 and ${LIVE}`

/**
 * `$3` and the following parameters are patterns; the searched text must match all of them. Fenced with `offset 0` like ours: without it
 * the plan walks the whole table.
 */
const found = (condition: string, patterns: number) => `(
  select * from orders where organization_id = $1 and country_id = $2 and ${condition}
    and ${Array.from({ length: patterns }, (_, at) => `search_text like $${at + 3}`).join(' and ')} offset 0) found`

const foundPage = (rows: string, limit: number) =>
  `${JOINED.replace('%rows%', `select * from ${rows} order by created_at desc, id desc limit ${limit}`)}
  order by o.created_at desc, o.id desc`

const foundCount = (rows: string) => `select count(*)::int as total from ${rows}`

const LOGGED = `select entity_id as id from model_logs where entity = 'order' group by 1 order by count(*) desc limit 1`

const LOG_PAGE = `select * from model_logs where entity = 'order' and entity_id = $1 order by id desc limit 10`

const LOG_COUNT = `select count(*)::int as total from model_logs where entity = 'order' and entity_id = $1`

const ONE = JOINED.replace('%rows%', 'select * from orders where id = $1')

export async function list(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const area = areaOf(query)
  const [data, count] = await Promise.all([driver.run('page', PAGE, area), driver.run('count', COUNT, area)])
  return { data, meta: count[0] }
}

/** A page of orders with its total from the tallies, like ours. */
export async function tallied(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const area = areaOf(query)
  const [data, count] = await Promise.all([driver.run('page', PAGE, area), driver.run('tallied', TALLIED_COUNT, area)])
  return { data, meta: count[0] }
}

/** All live orders, newest first, counted by a scan. */
export async function live(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const area = areaOf(query)
  const [data, count] = await Promise.all([driver.run('live', LIVE_PAGE, area), driver.run('live-count', LIVE_COUNT, area)])
  return { data, meta: count[0] }
}

/** All live orders by the customer's name, with the total from the tallies like ours. */
export async function named(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const area = areaOf(query)
  const [data, count] = await Promise.all([driver.run('named', NAMED_PAGE, area), driver.run('named-count', NAMED_COUNT, area)])
  return { data, meta: count[0] }
}

export function search(driver: Driver, query: URLSearchParams): Promise<unknown> {
  return sought(driver, query, { name: 'found', condition: LIVE, limit: 25 })
}

/** The query of the palette: ten orders, archived ones too. */
export function palette(driver: Driver, query: URLSearchParams): Promise<unknown> {
  return sought(driver, query, { name: 'palette', condition: 'deleted_at is null', limit: 10 })
}

interface Sought {
  readonly name: string
  readonly condition: string
  readonly limit: number
}

async function sought(driver: Driver, query: URLSearchParams, { name, condition, limit }: Sought): Promise<unknown> {
  const patterns = query.getAll('text').map((text) => `%${text}%`)
  const values = [...areaOf(query), ...patterns]
  const rows = found(condition, patterns.length)
  const [data, count] = await Promise.all([
    driver.run(`${name}-${patterns.length}`, foundPage(rows, limit), values),
    driver.run(`${name}-count-${patterns.length}`, foundCount(rows), values),
  ])
  return { data, meta: count[0] }
}

/** The order with the longest log. */
export async function logged(driver: Driver): Promise<unknown> {
  const [row] = await driver.run('logged', LOGGED, [])
  return row
}

/** The first page of an order's log. */
export async function log(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const id = [Number(query.get('id'))]
  const [data, count] = await Promise.all([driver.run('log', LOG_PAGE, id), driver.run('log-count', LOG_COUNT, id)])
  return { data, meta: count[0] }
}

export async function one(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const [data] = await driver.run('one', ONE, [Number(query.get('id'))])
  return { data }
}

/** Lock, write, both logs, and a read of the row for the answer: the least that a move must do. */
export function move(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const id = Number(query.get('id'))
  const to = Number(query.get('to'))
  return driver.transaction(async (tx) => {
    const [order] = await tx.run('lock', 'select * from orders where id = $1 for update', [id])
    await tx.run(
      'set',
      'update orders set status_id = $2, sub_status_id = null, status_changed_at = now(), updated_at = now(), version = version + 1 where id = $1',
      [id, to],
    )
    await tx.run('status-log', 'insert into order_status_log (order_id, status_from, status_to, actor_name) values ($1, $2, $3, $4)', [
      id,
      order?.status_id,
      to,
      'floor',
    ])
    await tx.run(
      'model-log',
      `insert into model_logs (entity, entity_id, action, actor_kind, actor_name, changes) values ('order', $1, 'updated', 'system', 'floor', $2)`,
      [id, JSON.stringify({ status: { old: order?.status_id, new: to } })],
    )
    const [data] = await tx.run('one', ONE, [id])
    return { data }
  })
}

/** A move of many orders: one statement for each step, whatever the number of orders. */
export function bulkMove(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const ids = (query.get('ids') ?? '').split(',').map(Number)
  const to = Number(query.get('to'))
  return driver.transaction(async (tx) => {
    const orders = await tx.run('lock-many', 'select * from orders where id = any($1::int[]) order by id for update', [ids])
    const moved = JSON.stringify(orders.map(({ id, status_id }) => ({ id, status_from: status_id })))
    await tx.run(
      'set-many',
      'update orders set status_id = $2, sub_status_id = null, status_changed_at = now(), updated_at = now(), version = version + 1 where id = any($1::int[])',
      [ids, to],
    )
    await tx.run(
      'status-log-many',
      `insert into order_status_log (order_id, status_from, status_to, actor_name)
       select id, status_from, $2::int, 'floor' from jsonb_to_recordset($1::jsonb) as moved (id int, status_from int)`,
      [moved, to],
    )
    await tx.run(
      'model-log-many',
      `insert into model_logs (entity, entity_id, action, actor_kind, actor_name, changes)
       select 'order', id, 'updated', 'system', 'floor', jsonb_build_object('status', jsonb_build_object('old', status_from, 'new', $2::int))
       from jsonb_to_recordset($1::jsonb) as moved (id int, status_from int)`,
      [moved, to],
    )
    return { data: { done: ids, refused: [] } }
  })
}

const BOARD_TOTALS = `
  select status_id, currency_code, sum(orders)::int as total, coalesce(sum(total) filter (where payment_type = 1), 0)::text as sum
  from ${TALLIES} t where ${TALLY_WHERE} group by status_id, currency_code`

const BOARD_CARDS = `
  select column_orders.*, s.name as sub_status, k.first_name || ' ' || k.last_name as courier
  from unnest(array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) as columns (id)
  cross join lateral (
    select id, organization_id, country_id, version, status_id, sub_status_id, track, foreign_id, customer_full_name, customer_phone,
      customer_address, comment, courier_id, delivery_from, delivery_to, payment_type, paid_at, total, currency_code, status_changed_at
    from orders
    where organization_id = $1 and country_id = $2 and status_id = columns.id and ${LIVE}
    order by status_changed_at desc, id desc limit 26
  ) column_orders
  left join order_sub_statuses s on s.id = column_orders.sub_status_id
  left join couriers k on k.id = column_orders.courier_id`

/** One scan of all orders; each word of money is a filter of it. */
const FINANCE = `
  select courier_id, currency_code,
    sum(total) filter (where status_id = 6 and payment_type = 1)::text as expected,
    sum(total) filter (where status_id in (7, 8, 9) and payment_type = 1 and paid_at is null)::text as outstanding,
    sum(total) filter (where payment_type = 1 and paid_at >= $3)::text as collected,
    sum(total) filter (where payment_type = 2 and paid_at >= $3)::text as prepaid
  from orders where organization_id = $1 and country_id = $2 and deleted_at is null group by 1, 2`

export async function finance(driver: Driver, query: URLSearchParams): Promise<unknown> {
  return { data: await driver.run('finance', FINANCE, [...areaOf(query), query.get('from') ?? '1970-01-01']) }
}

const REJECTED = `
  select l.courier_id, l.sub_status_id, l.created_at::date as day, count(distinct l.order_id) filter (where l.status_to = 5) as rejected,
    count(distinct l.order_id) filter (where l.status_to = 10) as returned, count(distinct l.order_id) filter (where l.status_to in (7, 8)) as delivered
  from order_status_log l join orders o on o.id = l.order_id
  where l.status_to in (5, 7, 8, 10) and l.status_from <> l.status_to and not l.taken_back and l.created_at >= $3
    and o.organization_id = $1 and o.country_id = $2 and o.deleted_at is null group by grouping sets ((), (1), (2), (3))`

export async function rejected(driver: Driver, query: URLSearchParams): Promise<unknown> {
  return { data: await driver.run('rejected', REJECTED, [...areaOf(query), query.get('from') ?? '1970-01-01']) }
}

export async function board(driver: Driver, query: URLSearchParams): Promise<unknown> {
  const area = areaOf(query)
  const [totals, cards] = await Promise.all([driver.run('totals', BOARD_TOTALS, area), driver.run('cards', BOARD_CARDS, area)])
  return { totals, cards }
}

function areaOf(query: URLSearchParams): unknown[] {
  return [Number(query.get('organization')), Number(query.get('country'))]
}

const FAQ_IN = (field: string) => `f.translations -> 'en' ->> '${field}'`

const FAQ = `
  select f.id, f.category_id, c.translations -> 'en' ->> 'name' as category, ${FAQ_IN('question')} as question, ${FAQ_IN('answer')} as answer,
    f.position, f.version, f.created_at, f.updated_at
  from faqs f join faq_categories c on c.id = f.category_id
  where f.published and c.published and (${FAQ_IN('question')} || chr(10) || (${FAQ_IN('answer')})) ilike $1
  order by c.position, c.id, f.position, f.id`

/** One language, and tags are searched like words: the least that a search can do. */
export async function faq(driver: Driver, query: URLSearchParams): Promise<unknown> {
  return { data: await driver.run('faq', FAQ, [`%${query.get('text')}%`]) }
}
