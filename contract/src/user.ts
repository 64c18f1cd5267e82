import { z } from 'zod'
import { CourierFields } from './courier.ts'
import { crud, ListQuery, UsedBy } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Flag, Id, IdParams, listOf, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { PASSWORD_MINIMUM, User } from './kit/person.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { ROLES, Role } from './kit/role.ts'
import { email, text } from './kit/text.ts'
import { LogQuery } from './model-log.ts'
import { PersonChanges } from './person-changes.ts'

/** A person as people who manage accounts see them. */
export const UserRow = User.extend({
  name: z.string(),
  country_name: z.string().nullable(),
  /** The organization's name. */
  organization: z.string().nullable(),
  /** The courier who signs in with this account. */
  courier: z.string().nullable(),
  courier_id: z.number().nullable(),
  last_seen_at: timestamp().nullable(),
  version: z.number(),
  /** Only in the answer to a new account: its owner gets a mail with a link to choose a password. */
  invited: z.literal(true).optional(),
})
export type UserRow = z.output<typeof UserRow>

/** Used by the courier who signs in with it, and by that courier's orders on the boards. */
export const UserDetail = UserRow.extend({ used_by: UsedBy })
export type UserDetail = z.output<typeof UserDetail>

/** The only facts about an account of an administrator or of security that others than administrators see. */
export const AccountName = User.pick({ id: true, first_name: true, last_name: true, role: true }).extend({ name: z.string() })
export type AccountName = z.output<typeof AccountName>

/** The whole account, or only the name of its person. */
export const Account = z.union([UserRow, AccountName])
export type Account = z.output<typeof Account>

/** One account with its uses, or only the name of its person. */
export const AccountDetail = z.union([UserDetail, AccountName])

export function isWhole<Row extends Account>(account: Row): account is Extract<Row, UserRow> {
  return 'version' in account
}

const IN_COUNTRIES: readonly Role[] = ['logist', 'reporter', 'courier']

/** Checks whether people of that role may be limited to a country. */
export function worksInCountries(role: Role): boolean {
  return IN_COUNTRIES.includes(role)
}

const UserFields = z.object({
  first_name: text(80).min(1),
  last_name: text(80).min(1),
  email: email(),
  phone: text(40).nullable(),
  role: Role,
  /** Required for every role but admin and security. */
  organization_id: Id.nullable(),
  /** null: every country of the organization. */
  country_id: Id.nullable(),
  active: z.boolean(),
  /** A password given by somebody else is temporary: it must be changed at the next sign-in. */
  password: z.string().min(PASSWORD_MINIMUM).max(1024),
})

/** The courier record that is made with its login. Absent name, phone and country are copied from the person. */
const CourierOfUser = CourierFields.pick({
  country_id: true,
  first_name: true,
  last_name: true,
  phone: true,
  vehicle: true,
  capacity: true,
}).partial()

/**
 * Without a password the owner is invited by mail; 422 at `password` where no mail server is set. `courier` makes a courier record with the
 * login, only for role courier; security may not (403).
 */
export const UserDraft = UserFields.extend({ courier: CourierOfUser })
  .partial()
  .required({ first_name: true, last_name: true, email: true, role: true })
export type UserDraft = z.output<typeof UserDraft>

/** An absent field stays. */
export const UserPatch = UserFields.partial()
export type UserPatch = z.output<typeof UserPatch>

export const USER_SORTS = ['name', 'email', 'role', 'country_name', 'organization', 'last_seen_at', 'active', 'created_at'] as const

/** The query of the list, and the search schema of /user/. */
export const UserQuery = PageQuery.extend({
  sort: sortOf(USER_SORTS).optional(),
  role: listOf(Role).optional(),
  organization_id: listOf(Id).optional(),
  country_id: listOf(Id).optional(),
  active: Flag.optional(),
})
export type UserQuery = z.output<typeof UserQuery>

const RoleRow = z.object({ id: z.number(), name: Role })

const ROLE_SORTS = ['id', 'name'] as const
export const RoleQuery = ListQuery.extend({ sort: sortOf(ROLE_SORTS).optional() })
export type RoleQuery = z.output<typeof RoleQuery>

const administrators = ['admin', 'organization_admin', 'security'] as const

const accounts = crud(
  '/user',
  { read: administrators, write: administrators, whileImpersonating: 'refused' },
  { row: UserRow, detail: AccountDetail, draft: UserDraft, patch: UserPatch, query: UserQuery, list: pageOf(Account) },
)

export const userEndpoints = {
  roles: endpoint({ method: 'GET', path: '/role', access: ROLES, query: RoleQuery, reply: many(RoleRow) }),
  list: accounts.list,
  get: accounts.get,
  create: accounts.create,
  update: accounts.update,
  remove: accounts.remove,
  /**
   * Rows of the change log by the person, also while acting as somebody else, and by others who acted as the person. Only of rows whose log
   * the reader may read.
   */
  changes: endpoint({
    method: 'GET',
    path: '/user/:id/changes',
    access: ['admin', 'organization_admin'],
    params: IdParams,
    query: LogQuery,
    reply: one(PersonChanges),
  }),
}
