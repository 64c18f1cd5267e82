import { phrase } from '@tracklane/contract/kit/phrase'
import { type UserDraft, type UserPatch, worksInCountries } from '@tracklane/contract/user'
import { insertRow, isActiveRow, patchRow } from '#db/rows.ts'
import { renewSearchTexts } from '#db/search-texts.ts'
import { createCourier } from '#features/courier/courier.service.ts'
import { onlyCountryOf, requireServedBy } from '#features/organization/served-country.service.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, withoutEmpty } from '#platform/edit.ts'
import { atPart, invalid, missing, notFound, notOffered, requireFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { LETTER_JOB } from '#platform/outside/letter.ts'
import { maskedAddress } from '#platform/outside/masked.ts'
import { newSecret } from '#platform/session/secret.ts'
import { accountChanged } from './account.events.ts'
import { findAccount, type WholeAccount } from './account.queries.ts'
import { findLastLog, hasOtherAdmins, lockAccount } from './account-edit.queries.ts'
import { isOfSecurity, reportGivenPassword } from './given-password.ts'
import { takeAway } from './take-away.ts'
import { temporary } from './temporary-password.ts'
import { type AccountArea, LOGIN, requireCourierWith, requireOthers, requireOutranked, requirePerson, settledPlace } from './user.rules.ts'
import { toWhole, type WholeRow } from './user.service.ts'
import { log } from './user-log.ts'

/**
 * Creates an account. Its password is temporary: the first sign-in asks for another one. Without one the person gets an invitation by mail.
 */
export async function createUser(ctx: Context, draft: UserDraft): Promise<WholeRow> {
  const { password, courier, ...fields } = draft
  const actor = requirePerson(ctx.actor)
  requireOutranked(actor, draft.role)
  if (courier) requireCourierWith(actor, draft.role)
  const place = await withOnlyCountry(ctx, draft, settledPlace(actor, undefined, draft))
  await requirePlace(ctx, place)
  const isInvited = password === undefined
  if (isInvited && (await ctx.platform.mailer.place()) !== 'server') throw invalid({ password: missing })
  const secret = await temporary(ctx, password ?? newSecret(), draft.email)
  return atField(LOGIN, () =>
    inTransaction(ctx, async (tx) => {
      await requirePlace(tx, place) // hashing takes long: the organization may have ended meanwhile
      const now = tx.platform.clock()
      const row = { ...fields, ...place, ...secret, phone: draft.phone || null, created_at: now, updated_at: now }
      const id = await insertRow(tx.db, 'users', row)
      await renewSearchTexts(tx.db, 'users', [id])
      const made = await getWhole(tx, id)
      await log.created(tx, { ...made, ...(!isInvited && isOfSecurity(actor) && { known_to_security: true }) })
      if (courier) await createCourierOf(tx, id, { ...place, ...draft, courier })
      const user = await getWhole(tx, id)
      if (!isInvited) await reportGivenPassword(tx, user, true)
      if (isInvited) {
        const recipient = maskedAddress(user.email)
        await enqueue(tx, LETTER_JOB, [{ payload: { letter: 'invitation', user_id: user.id, request_id: null, log_id: null }, recipient }])
      }
      return { ...toWhole(user), ...(isInvited && { invited: true as const }) }
    }),
  )
}

/** Creates the courier of the new login, in the same transaction. */
function createCourierOf(
  tx: Context,
  user_id: number,
  { courier, organization_id, country_id, first_name, last_name, phone }: UserDraft & AccountArea & Pick<Required<UserDraft>, 'courier'>,
): Promise<unknown> {
  const person = { first_name, last_name, phone, ...(country_id && { country_id }), ...(organization_id && { organization_id }) }
  return atPart('courier', () => createCourier(tx, { ...person, ...courier, user_id }))
}

/** Changes an account. Rights that it takes away are gone from the next request on. */
export async function updateUser(ctx: Context, id: number, patch: UserPatch): Promise<WholeRow> {
  const secret = patch.password === undefined ? undefined : await temporaryFor(ctx, id, { ...patch, password: patch.password })
  return atField(LOGIN, () =>
    inTransaction(ctx, async (tx) => {
      const before = await getLocked(tx, id)
      const changed = judged(tx, before, patch)
      await requireOffered(tx, changed)
      if (changed?.country_id) await requireServedIn(tx, { ...before, ...changed })
      if (changed?.role || changed?.active === false) await requireOtherAdmins(tx, before, changed.role ? 'role' : 'active')
      requireFresh(tx, before, toWhole(before))
      if (!changed && !secret) return toWhole(before)
      await patchRow(tx.db, 'users', id, { ...changed, ...secret, updated_at: tx.platform.clock() })
      await renewSearchTexts(tx.db, 'users', [id])
      await takeAway(tx, before, { ...changed, ...secret })
      const after = await getWhole(tx, id)
      const isGiven = secret !== undefined
      const given = { password_changed: isGiven, known_to_security: isGiven && isOfSecurity(tx.actor) }
      await log.updated(tx, { ...before, password_changed: false, known_to_security: false }, { ...after, ...given })
      if (secret) await reportGivenPassword(tx, after, false)
      if (secret) tx.emit(accountChanged, { user_id: id, what: 'password' })
      if (changed?.role) tx.emit(accountChanged, { user_id: id, what: 'role' })
      if (changed?.email) {
        const recipient = maskedAddress(before.email)
        const log_id = await findLastLog(tx.db, id)
        await enqueue(tx, LETTER_JOB, [{ payload: { letter: 'address', user_id: id, request_id: null, log_id }, recipient }])
      }
      return toWhole(after)
    }),
  )
}

/** Marks an account as deleted. The row stays for rows that name it; the address is free, and nobody can sign in with it. */
export function removeUser(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = await getLocked(tx, id)
    const actor = requirePerson(tx.actor)
    if (id === actor.user_id) throw invalid({ id: phrase('user', 'Somebody else must delete your account') })
    requireOutranked(actor, before.role)
    await requireOtherAdmins(tx, before, 'id')
    requireFresh(tx, before, toWhole(before))
    const now = tx.platform.clock()
    await patchRow(tx.db, 'users', id, { deleted_at: now, updated_at: now })
    await takeAway(tx, before, { active: false, role: before.role })
    await log.deleted(tx, before)
  })
}

/** Locks the account until the transaction ends; throws 404 where this person sees none with that id. */
async function getLocked(tx: Context, id: number): Promise<WholeAccount> {
  if (!(await lockAccount(tx.db, tx.actor, id))) throw notFound()
  return getWhole(tx, id)
}

/** Returns the account with all fields, even hidden ones: the allowed changes depend on all of them. */
async function getWhole({ db }: Context, id: number): Promise<WholeAccount> {
  const found = requireFound(await findAccount(db, SYSTEM, id))
  if (found.version === null) throw notFound()
  return found
}

/** Returns the changes of the patch that this person may make to that account. */
function judged({ actor }: Context, before: WholeAccount, { password, ...patch }: UserPatch) {
  const person = requirePerson(actor)
  if (before.id === person.user_id) requireOthers({ ...onlyChanged(before, patch), password })
  requireOutranked(person, before.role, patch.role)
  return onlyChanged(before, { ...withoutEmpty(patch, ['phone']), ...settledPlace(person, before, patch) })
}

/** Checks the place of a new account. */
async function requirePlace(ctx: Context, place: AccountArea): Promise<void> {
  await requireOffered(ctx, place)
  await requireServedIn(ctx, place)
}

/** Checks the area. An inactive one may stay, but cannot be newly chosen. */
async function requireOffered({ db }: Context, { organization_id, country_id }: Partial<AccountArea> = {}): Promise<void> {
  if (organization_id && !(await isActiveRow(db, 'organizations', organization_id))) throw invalid({ organization_id: notOffered })
  if (country_id && !(await isActiveRow(db, 'countries', country_id))) throw invalid({ country_id: notOffered })
}

async function requireServedIn(
  ctx: Context,
  { organization_id, country_id }: Pick<AccountArea, 'organization_id' | 'country_id'>,
): Promise<void> {
  if (organization_id !== null && country_id !== null) await requireServedBy(ctx, { organization_id, country_id })
}

/** Returns the area; a person with a role for countries, who is given none, gets the only one that the organization serves. */
async function withOnlyCountry(ctx: Context, { country_id }: UserDraft, place: AccountArea): Promise<AccountArea> {
  if (country_id !== undefined || place.organization_id === null || !worksInCountries(place.role)) return place
  return { ...place, country_id: (await onlyCountryOf(ctx, place.organization_id)) ?? place.country_id }
}

async function requireOtherAdmins({ db }: Context, { id, role }: WholeAccount, field: string): Promise<void> {
  if (role !== 'admin' || (await hasOtherAdmins(db, id))) return
  throw invalid({ [field]: phrase('user', 'This is the last administrator who can sign in') })
}

/** Checks the permission first, then hashes the password, which takes time. */
async function temporaryFor(ctx: Context, id: number, patch: UserPatch & { password: string }) {
  requireFound(await findAccount(ctx.db, ctx.actor, id))
  const account = await getWhole(ctx, id)
  judged(ctx, account, patch)
  return temporary(ctx, patch.password, patch.email ?? account.email)
}
