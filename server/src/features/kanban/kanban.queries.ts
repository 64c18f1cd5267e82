import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import { onSharedConnection } from '#db/shared-connection.ts'
import type { KanbanCardRecord, KanbanRecord } from '#db/tables/kanban.table.ts'

/** The area of a person; nulls: every country, or above all organizations. */
export interface PersonArea {
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** Finds the board of the organization and country, else of the organization, else the shared default. */
export function findBoardFor(db: Db, place: PersonArea): Promise<KanbanRecord | undefined> {
  return onSharedConnection(db)
    .selectFrom('kanbans')
    .selectAll()
    .where((eb) => holdsFor(eb, place))
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .orderBy('country_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

/** Finds the card layout, chosen like the board. */
export function findCardLayoutFor(db: Db, place: PersonArea): Promise<KanbanCardRecord | undefined> {
  return onSharedConnection(db)
    .selectFrom('kanban_cards')
    .selectAll()
    .where((eb) => holdsFor(eb, place))
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .orderBy('country_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

function holdsFor(
  eb: ExpressionBuilder<Database, 'kanbans' | 'kanban_cards'>,
  { organization_id, country_id }: PersonArea,
): Expression<SqlBool> {
  const shared = eb.and([eb('organization_id', 'is', null), eb('country_id', 'is', null)])
  const here = eb.or([eb('country_id', 'is', null), eb('country_id', '=', country_id)])
  return eb.or([shared, eb.and([eb('organization_id', '=', organization_id), here])])
}
