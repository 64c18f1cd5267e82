import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CourierTable } from '#db/tables/courier.table.ts'
import type { Scope } from '#platform/actor.ts'
import { fullNameOfUser, within } from './courier.queries.ts'

/** True when the courier is there; nobody else changes them until the transaction ends. */
export async function lockCourier(db: Db, scope: Scope, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('couriers')
    .select('couriers.id')
    .where('couriers.id', '=', id)
    .where(within(scope))
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export async function insertCourier(db: Db, courier: Insertable<CourierTable>): Promise<number> {
  const { id } = await db.insertInto('couriers').values(courier).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Sets what is given and raises the version. */
export async function patchCourier(db: Db, id: number, patch: Updateable<CourierTable>): Promise<void> {
  await db
    .updateTable('couriers')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function isActiveOrganization(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('organizations').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst()
  return found !== undefined
}

export async function isActiveCountry(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('countries').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst()
  return found !== undefined
}

/** Logins that a courier may be linked with: of couriers, in use, and nobody else's. */
export function findFreeAccounts(db: Db, scope: Scope): Promise<{ id: number; name: string }[]> {
  return freeAccounts(db, scope).orderBy('users.first_name').orderBy('users.last_name').orderBy('users.id').execute()
}

export async function isFreeAccount(db: Db, scope: Scope, wanted: { id: number; organization_id: number }): Promise<boolean> {
  const found = await freeAccounts(db, scope)
    .where('users.id', '=', wanted.id)
    .where('users.organization_id', '=', wanted.organization_id)
    .executeTakeFirst()
  return found !== undefined
}

function freeAccounts(db: Db, scope: Scope) {
  return db
    .selectFrom('users')
    .select(['users.id', fullNameOfUser.as('name')])
    .where('users.role', '=', 'courier')
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('couriers').select('couriers.id').whereRef('couriers.user_id', '=', 'users.id'))),
    )
    .where((eb) => {
      if (scope.kind === 'all') return eb.lit(true)
      if (scope.kind !== 'area') return eb.lit(false)
      const own = eb('users.organization_id', '=', scope.organization_id)
      if (scope.country_id === null) return own
      // A login without a country works in every one.
      return eb.and([own, eb.or([eb('users.country_id', '=', scope.country_id), eb('users.country_id', 'is', null)])])
    })
}
