import { OPEN_STATUSES, type STATUS } from '@tracklane/contract/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type AskedCouriers, ofCouriers } from '#features/order/courier-condition.queries.ts'
import { inStatus, type OrderCondition, within } from '#features/order/order-scope.queries.ts'
import { courierOfEntry, enteredWithin, isStanding } from '#features/order/standing-entries.queries.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'
import { isIndexed, searched, withinBounds } from '#platform/list/narrowing.ts'

/** A filter with its texts read as values; undefined or empty ones do not narrow. */
export interface Narrowing {
  readonly search: string | undefined
  readonly ids: Readonly<Partial<Record<IdColumn, readonly number[] | undefined>>>
  readonly couriers: AskedCouriers
  readonly texts: Readonly<Partial<Record<TextColumn, readonly string[] | undefined>>>
  /** Folded codes. */
  readonly codes: readonly string[] | undefined
  readonly set: Readonly<Partial<Record<SetColumn, boolean | undefined>>>
  readonly ranges: Readonly<Record<RangeColumn, Bounds>>
  /** The time when the order entered a status without a step back; beside one of these, courier and reason are those of the entry. */
  readonly entered: Readonly<Record<EnteredStatus, Bounds | undefined>>
  readonly total: { readonly from: string | undefined; readonly to: string | undefined }
  readonly late: { readonly isLate: boolean; readonly now: Date } | undefined
  readonly isLabelPrinted: boolean | undefined
}

type IdColumn = 'id' | 'status_id' | 'sub_status_id' | 'country_id' | 'organization_id' | 'payment_type'
type TextColumn = 'track' | 'foreign_id' | 'currency_code' | 'postcode' | 'town'
/** Columns that the filter checks for a value. */
type SetColumn = 'paid_at' | 'archived_at' | 'deleted_at' | 'courier_id' | 'sub_status_id'
type EnteredStatus = typeof STATUS.REJECTED | typeof STATUS.RETURNED
export type RangeColumn = 'created_at' | 'delivery_date' | 'delivered_at' | 'status_changed_at' | 'paid_at'

/** The conditions to find and count the orders that a person asks for. */
export interface Matching {
  /** The condition on `orders o`, with scope, archived and deleted. */
  readonly condition: OrderCondition
  /** The condition on the tallies, which count without reading orders; undefined where the filter asks for more than they have. */
  readonly tallied: OrderCondition | undefined
  /** True where few orders match and an index finds them: by a text with trigrams, by codes, or as the orders of one courier. */
  readonly isNarrow: boolean
}

export function matching(scope: Scope, narrowing: Narrowing): Matching {
  const isCourier = scope.kind === 'courier'
  return {
    condition: conditionOf(within(scope), narrowing),
    tallied: isCourier ? undefined : tallyConditionOf(within(scope), narrowing),
    isNarrow: isCourier || narrowing.codes !== undefined || (narrowing.search !== undefined && isIndexed(narrowing.search)),
  }
}

interface CodeQuestion {
  readonly scope: Scope
  readonly codes: readonly string[]
  readonly withDeleted: boolean
}

export interface OrderOfCodes {
  readonly track: string
  readonly foreign_id: string | null
  readonly archived: boolean
  readonly deleted: boolean
  /** The folded track and order number. */
  readonly codes: readonly string[]
}

/** Finds the orders with one of these folded codes; of several with one code, the most visible first. */
export async function findOrdersOfCodes(db: Db, { scope, codes, withDeleted }: CodeQuestion): Promise<OrderOfCodes[]> {
  const { rows } = await sql<OrderOfCodes>`
    select o.track, o.foreign_id, o.archived_at is not null as archived, o.deleted_at is not null as deleted,
      coalesce(${CODES}, array[lower(o.track), lower(o.foreign_id)]) as codes
    from (select * from orders o where ${hasCode(within(scope), codes)} offset 0) o
    where ${within(scope)} ${withDeleted ? sql`` : sql`and o.deleted_at is null`}
    order by o.deleted_at is not null, o.archived_at is not null, o.id`.execute(db)
  return rows
}

function conditionOf(scope: OrderCondition, narrowing: Narrowing): OrderCondition {
  const entries = entryConditions(narrowing)
  const { ids, couriers, set } = entries.length > 0 ? withoutEntryParts(narrowing) : narrowing
  return sql.join(
    [
      scope,
      ...entries,
      ...setConditions({ set }),
      ...valueConditions({ ...narrowing, ids }),
      ...ofCouriers(sql.ref('o.courier_id'), couriers),
      ...rangeConditions(narrowing),
      ...lateConditions(narrowing),
      ...labelConditions(narrowing),
      ...(narrowing.codes ? [hasCode(scope, narrowing.codes)] : []),
    ],
    sql` and `,
  )
}

/** Returns the condition on the tallies, where they have everything that the filter asks for. */
function tallyConditionOf(scope: OrderCondition, narrowing: Narrowing): OrderCondition | undefined {
  const { ids, texts, set } = narrowing
  if (!isTallied(narrowing)) return undefined
  const flags = [
    ...(set.archived_at === undefined ? [] : [sql`o.archived = ${set.archived_at}`]),
    ...(set.deleted_at === undefined ? [] : [sql`o.deleted = ${set.deleted_at}`]),
  ]
  return sql.join([scope, ...flags, ...valueConditions({ search: undefined, ids, texts })], sql` and `)
}

function isTallied(narrowing: Narrowing): boolean {
  const { search, ids, couriers, texts, codes, set, ranges, total, late, isLabelPrinted } = narrowing
  const untallied = [ids.id, ids.sub_status_id, texts.track, texts.foreign_id, texts.postcode, texts.town, codes].some(
    (values) => values !== undefined && values.length > 0,
  )
  const isRange = rangeConditions({ ranges, total }).length > 0
  return (
    !search &&
    !untallied &&
    !couriers?.length &&
    !isRange &&
    entryConditions(narrowing).length === 0 &&
    !late &&
    isLabelPrinted === undefined &&
    set.paid_at === undefined &&
    set.courier_id === undefined &&
    set.sub_status_id === undefined
  )
}

function setConditions({ set }: Pick<Narrowing, 'set'>): RawBuilder<unknown>[] {
  return given(set).map(([column, isSet]) => (isSet ? sql`${columnOf(column)} is not null` : sql`${columnOf(column)} is null`))
}

function valueConditions({ search, ids, texts }: Pick<Narrowing, 'search' | 'ids' | 'texts'>): RawBuilder<unknown>[] {
  return [
    ...given(ids).flatMap(([column, values]) => (values.length > 0 ? [sql`${columnOf(column)} = any(${values}::integer[])`] : [])),
    ...given(texts).flatMap(([column, values]) => (values.length > 0 ? [sql`${columnOf(column)} = any(${values}::text[])`] : [])),
    ...(search ? [found(search)] : []),
  ]
}

function rangeConditions({ ranges, total }: Pick<Narrowing, 'ranges' | 'total'>): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = given(ranges).flatMap(([column, bounds]) => withinBounds(columnOf(column), bounds))
  if (total.from !== undefined) conditions.push(sql`o.total >= ${total.from}::numeric`)
  if (total.to !== undefined) conditions.push(sql`o.total <= ${total.to}::numeric`)
  return conditions
}

/** Returns the conditions for entries of the status log: one for each asked status, with this courier and reason. */
function entryConditions({ entered, ids, couriers, set }: Pick<Narrowing, 'entered' | 'ids' | 'couriers' | 'set'>): RawBuilder<unknown>[] {
  const flag = (column: RawBuilder<unknown>, isSet: boolean | undefined) =>
    isSet === undefined ? [] : [isSet ? sql`${column} is not null` : sql`${column} is null`]
  const anyOf = (column: RawBuilder<unknown>, values: readonly number[] | undefined) =>
    values && values.length > 0 ? [sql`${column} = any(${values}::integer[])`] : []
  const reason = sql.ref('l.sub_status_id')
  const parts = [
    ...ofCouriers(courierOfEntry, couriers),
    ...flag(courierOfEntry, set.courier_id),
    ...anyOf(reason, ids.sub_status_id),
    ...flag(reason, set.sub_status_id),
  ]
  return Object.entries(entered).flatMap(([status, bounds]) => {
    if (!bounds) return []
    const entry = [isStanding, sql`l.status_to = ${sql.lit(Number(status))}`, ...enteredWithin(bounds), ...parts]
    return [sql`exists (select from order_status_log l where l.order_id = o.id and ${sql.join(entry, sql` and `)})`]
  })
}

function withoutEntryParts({ ids, set }: Narrowing): Pick<Narrowing, 'ids' | 'couriers' | 'set'> {
  return {
    ids: { ...ids, sub_status_id: undefined },
    couriers: undefined,
    set: { ...set, courier_id: undefined, sub_status_id: undefined },
  }
}

/** Matches `isLate` of the contract. */
function lateConditions({ late }: Pick<Narrowing, 'late'>): RawBuilder<unknown>[] {
  if (!late) return []
  const isLate = sql`(o.delivery_to < ${late.now} and ${inStatus(OPEN_STATUSES)})`
  return [late.isLate ? isLate : sql`${isLate} is not true`]
}

function labelConditions({ isLabelPrinted }: Pick<Narrowing, 'isLabelPrinted'>): RawBuilder<unknown>[] {
  if (isLabelPrinted === undefined) return []
  const prints = sql`(select from label_prints where order_id = o.id)`
  return [isLabelPrinted ? sql`exists ${prints}` : sql`not exists ${prints}`]
}

/** Returns the column; the delivery date is the end of the window, or its start where it has no end. */
function columnOf(column: IdColumn | TextColumn | SetColumn | RangeColumn): RawBuilder<unknown> {
  return column === 'delivery_date' ? sql`coalesce(o.delivery_to, o.delivery_from)` : sql.ref(`o.${column}`)
}

/** Equal to the expression of the index `orders_search_trgm_idx`, which will be dropped when every order has its searched text. */
const BEFORE = sql<string>`(o.track || chr(31) || coalesce(o.foreign_id, '') || chr(31) || o.customer_full_name || chr(31) ||
  coalesce(o.customer_phone, '') || chr(31) || coalesce(o.customer_email, '') || chr(31) || o.customer_address)`
const TEXT = sql.ref('o.search_text')
const MAX_ID = 2_147_483_647

/** Finds every word anywhere in the order, or the id itself. */
function found(search: string): RawBuilder<unknown> {
  const before = isIndexed(search) ? BEFORE : sql<string>`(${BEFORE} || '')`
  const texts = searched(search, { text: TEXT, before: [before] })
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0
  return id > 0 && id <= MAX_ID ? sql`(${texts} or o.id = ${id})` : texts
}

/** The folded track and order number, equal to the expression of the index `orders_codes_idx`. */
const CODES = sql<string[]>`(string_to_array(o.search_text, chr(31)))[1:2]`
/** The largest number of orders with one code: orders of different organizations may share an order number. */
const MOST_OF_CODE = 1_000

/**
 * Finds orders whose track or order number is one of these folded codes; without a searched text only the case of ASCII letters is ignored.
 * Each code is looked up separately: for hundreds together the planner expects half of all orders and reads them all. The limit keeps it
 * from expecting that for one.
 */
function hasCode(scope: OrderCondition, codes: readonly string[]): OrderCondition {
  const found = sql`select one.id from unnest(${codes}::text[]) as wanted (code)
    cross join lateral (select o.id from orders o where ${CODES} @> array[wanted.code] and ${scope} limit ${sql.lit(MOST_OF_CODE)}) one`
  const before = sql`o.search_text is null and (lower(o.track) = any(${codes}::text[]) or lower(o.foreign_id) = any(${codes}::text[]))`
  return sql`(o.id = any(array(${found})) or (${before}))`
}

function given<Column extends string, Value>(values: Readonly<Partial<Record<Column, Value | undefined>>>): [Column, Value][] {
  const entries = Object.entries(values) as [Column, Value | undefined][] // the keys of a record are its columns
  return entries.filter((entry): entry is [Column, Value] => entry[1] !== undefined)
}
