import type { User } from '@tracklane/contract/kit/person'
import { ROLES, type Role, roleName } from '@tracklane/contract/kit/role'
import { hasWords } from '@tracklane/contract/kit/word-search'
import type { LogQuery } from '@tracklane/contract/model-log'
import type { PersonChanges } from '@tracklane/contract/person-changes'
import type { Account, AccountDetail, RoleQuery, UserQuery, UserRow } from '@tracklane/contract/user'
import type { z } from 'zod'
import type { UserRecord } from '#db/tables/user.table.ts'
import { changesBy } from '#features/model-log/changes-by.service.ts'
import type { Context } from '#platform/context.ts'
import { notFound, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import { sortedRows } from '#platform/list/sorted-rows.ts'
import { type AccountView, countUsedBy, findAccount, findAccounts, type WholeAccount } from './account.queries.ts'

type AccountRow = z.input<typeof Account>
export type WholeRow = z.input<typeof UserRow>

/** Lists the roles. The specification fixes them: their ids are their places in the list. */
export function listRoles(ctx: Context, { search, sort }: RoleQuery): { id: number; name: Role }[] {
  const roles = ROLES.map((name, index) => ({ id: index + 1, name }))
  const found = search ? roles.filter(({ name }) => hasWords(search, [name, ctx.translate(roleName(name))])) : roles
  return sortedRows(found, sort, ctx.language)
}

/** Lists a page of the accounts that this person sees, with the exact number; by name unless sorted otherwise. */
export async function listAccounts({ db, actor }: Context, query: UserQuery): Promise<Page<AccountRow>> {
  const { rows, total } = await findAccounts(db, actor, query)
  return { rows: rows.map(toAccount), total }
}

/** Returns the account; where it is shown whole, with the numbers of rows that a change concerns. */
export async function seeAccount({ db, actor }: Context, id: number): Promise<z.input<typeof AccountDetail>> {
  const row = requireFound(await findAccount(db, actor, id))
  return row.version === null ? row : { ...toWhole(row), used_by: await countUsedBy(db, actor.scope, id) }
}

/** Lists changes by that person; 404 where the caller may only see the account's name. */
export async function seeChanges(ctx: Context, id: number, paging: z.output<typeof LogQuery>): Promise<z.input<typeof PersonChanges>> {
  const account = requireFound(await findAccount(ctx.db, ctx.actor, id))
  if (account.version === null) throw notFound()
  return changesBy(ctx, id, paging)
}

/** Returns an account: of administrators and security only administrators see more than the name. */
function toAccount(row: AccountView): AccountRow {
  return row.version === null ? row : toWhole(row)
}

export function toWhole(row: WholeAccount): WholeRow {
  return { ...row, ...toUser(row) }
}

/** Returns a row for people, copied field by field, so that no secret is included. */
export function toUser(row: Omit<WholeAccount, 'name' | 'country_name'> | UserRecord): z.input<typeof User> {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    country_id: row.country_id,
    organization_id: row.organization_id,
    language: row.language,
    theme: row.theme,
    active: row.active,
    onboarding: {
      hide_welcome: row.hide_welcome,
      hide_menu_tour: row.hide_menu_tour,
      hide_kanban_tour: row.hide_kanban_tour,
      hide_onboarding_tour: row.hide_onboarding_tour,
      hide_setup_guide: row.hide_setup_guide,
    },
    last_login_at: row.last_login_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
