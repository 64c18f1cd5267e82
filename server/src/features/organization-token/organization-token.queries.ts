import type { Ability } from '@tracklane/contract/kit/endpoint'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrganizationTokenTable } from '#db/tables/organization.table.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'

/** A token without its hash, which is never returned. */
export interface TokenView {
  readonly id: number
  readonly name: string
  readonly abilities: Ability[]
  readonly prefix: string
  readonly created_by: string | null
  readonly last_used_at: Date | null
  readonly expires_at: Date
  readonly created_at: Date
}

/** Finds tokens, newest first. */
export async function findTokens(db: Db, organizationId: number, page: { page: number; per_page: number }): Promise<Page<TokenView>> {
  const { limit, offset } = sliceOf(page)
  const rows = await tokens(db, organizationId).orderBy('t.id', 'desc').limit(limit).offset(offset).execute()
  return { rows, total: await countTokens(db, organizationId) }
}

export async function findOneToken(db: Db, organizationId: number, id: number): Promise<TokenView | undefined> {
  return tokens(db, organizationId).where('t.id', '=', id).executeTakeFirst()
}

export async function findAllTokens(db: Db, organizationId: number): Promise<TokenView[]> {
  return tokens(db, organizationId).orderBy('t.id').execute()
}

function tokens(db: Db, organizationId: number) {
  return db
    .selectFrom('organization_tokens as t')
    .leftJoin('users', 'users.id', 't.created_by')
    .select(['t.id', 't.name', 't.prefix', 't.last_used_at', 't.expires_at', 't.created_at'])
    .select([sql<Ability[]>`t.abilities`.as('abilities'), sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by')])
    .where('t.organization_id', '=', organizationId)
}

export async function countTokens(db: Db, organizationId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from organization_tokens where organization_id = ${organizationId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Finds the organizations with tokens. */
export async function findTokenHolders(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('organization_tokens').select('organization_id').distinct().orderBy('organization_id').execute()
  return rows.map(({ organization_id }) => organization_id)
}

export async function insertToken(db: Db, token: Insertable<OrganizationTokenTable>): Promise<number> {
  return (await db.insertInto('organization_tokens').values(token).returning('id').executeTakeFirstOrThrow()).id
}

export async function deleteTokens(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from organization_tokens where id = any(${ids}::integer[])`.execute(db)
}
