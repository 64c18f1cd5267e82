import type { Migration } from 'kysely/migration'
import * as foundation from './0001-foundation.ts'
import * as account from './0002-account.ts'
import * as flow from './0003-flow.ts'
import * as order from './0004-order.ts'
import * as idempotency from './0005-idempotency.ts'
import * as orderTallies from './0006-order-tallies.ts'
import * as oneSearchIndex from './0007-one-search-index.ts'
import * as homeNumbers from './0008-home-numbers.ts'
import * as courierVersion from './0009-courier-version.ts'
import * as countryEdit from './0010-country-edit.ts'
import * as lateOrders from './0011-late-orders.ts'

/** The history of the schema. Listed, not scanned: it survives bundling and reads as a table of contents. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-account': account,
  '0003-flow': flow,
  '0004-order': order,
  '0005-idempotency': idempotency,
  '0006-order-tallies': orderTallies,
  '0007-one-search-index': oneSearchIndex,
  '0008-home-numbers': homeNumbers,
  '0009-courier-version': courierVersion,
  '0010-country-edit': countryEdit,
  '0011-late-orders': lateOrders,
}
