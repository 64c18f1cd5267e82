import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import type { OrderSubStatusRecord } from '#db/tables/order-flow.table.ts'
import type { Scope } from '#platform/actor.ts'
import { named } from '#platform/list/sorting.ts'

export function findSubStatuses(db: Db, scope: Scope): Promise<OrderSubStatusRecord[]> {
  return db
    .selectFrom('order_sub_statuses')
    .selectAll()
    .where(ownOrShared(scope))
    .orderBy('status_id')
    .orderBy(sql`organization_id is not null`)
    .orderBy('position')
    .orderBy(named('name'))
    .orderBy('id')
    .execute()
}

export function findOneSubStatus(db: Db, wanted: { id: number; organization_id: number }): Promise<OrderSubStatusRecord | undefined> {
  return db
    .selectFrom('order_sub_statuses')
    .selectAll()
    .where('id', '=', wanted.id)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('organization_id', '=', wanted.organization_id), eb('organization_id', 'is', null)]))
    .executeTakeFirst()
}

function ownOrShared(scope: Scope) {
  return (eb: ExpressionBuilder<Database, 'order_sub_statuses'>): Expression<SqlBool> => {
    switch (scope.kind) {
      case 'all':
        return eb.lit(true)
      case 'none':
        return eb.lit(false)
      case 'area':
        return eb.or([eb('organization_id', '=', scope.organization_id), eb('organization_id', 'is', null)])
      case 'courier':
        return eb.or([
          eb('organization_id', 'in', eb.selectFrom('couriers').select('couriers.organization_id').where('user_id', '=', scope.user_id)),
          eb('organization_id', 'is', null),
        ])
    }
  }
}
