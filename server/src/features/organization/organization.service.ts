import { phrase } from '@tracklane/contract/kit/phrase'
import type { OrganizationDetail, OrganizationDraft, OrganizationPatch, OrganizationQuery } from '@tracklane/contract/organization'
import type { OrganizationListQuery, OrganizationOption } from '@tracklane/contract/organization-option'
import { deleteRow, insertRow, patchRow } from '#db/rows.ts'
import { renewSearchTexts } from '#db/search-texts.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked, requireUnused, withoutEmpty } from '#platform/edit.ts'
import { invalid, notOffered, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import { endSessionsOfOrganization } from '#platform/session/session.ts'
import {
  areActiveCountries,
  countByCountry,
  countOwn,
  countUsedBy,
  countUses,
  findCountryNames,
  findOrganization,
  findOrganizationNames,
  findOrganizationOptions,
  findOrganizations,
  isNameTaken,
  type OrganizationView,
  type Sight,
} from './organization.queries.ts'

/** An organization with the names of the countries it serves, for its log. */
interface LoggedOrganization extends OrganizationView {
  readonly countries: readonly string[]
}

const log = logOf<LoggedOrganization>('organization', ({ name, email, phone, address, countries, active }) => {
  return { name, email, phone, address, countries: countries.join(', ') || null, active }
})

const CONTACTS = ['phone', 'address'] as const

const taken = { name: phrase('organization', 'There is an organization with this name already') }
const TAKEN = { organizations_name_key: taken }

type OrganizationName = Pick<OrganizationView, 'id' | 'name'>
type SeenOrganization = OrganizationView | OrganizationName

/**
 * Returns the organizations that the person sees: an admin all, an organization_admin the own one, security the names of active ones, or of
 * its own one if it has one.
 */
function sightOf({ actor }: Context): Sight {
  if (actor.kind !== 'user' || actor.role !== 'security') return { scope: actor.scope, isNamesOnly: false }
  const { organization_id } = actor
  return { scope: organization_id === null ? { kind: 'all' } : { kind: 'area', organization_id, country_id: null }, isNamesOnly: true }
}

/** Lists the organizations for a select of this person. */
export async function listOrganizationOptions(ctx: Context, query: OrganizationListQuery): Promise<OrganizationOption[]> {
  const sight = sightOf(ctx)
  const options = await findOrganizationOptions(ctx.db, sight, query)
  return sight.isNamesOnly ? options.map(({ id, name }) => ({ id, name })) : options
}

export async function listOrganizations(ctx: Context, query: OrganizationQuery): Promise<Page<SeenOrganization>> {
  const sight = sightOf(ctx)
  if (sight.isNamesOnly && !/^-?(id|name)(,-?(id|name))*$/.test(query.sort ?? 'name'))
    throw invalid({ sort: phrase('validation', 'This list cannot be sorted like that') })
  const { rows, total } = await findOrganizations(ctx.db, sight, query, ctx.platform.clock())
  return { rows: rows.map((row) => asSeen(sight, row)), total }
}

/** Returns an organization; where it is shown whole, with the numbers of rows that a change concerns. */
export async function seeOrganization(
  ctx: Context,
  id: number,
): Promise<OrganizationName | (OrganizationView & Pick<OrganizationDetail, 'used_by' | 'by_country' | 'own'>)> {
  const sight = sightOf(ctx)
  const organization = await getOrganization(ctx, id)
  if (sight.isNamesOnly) return asSeen(sight, organization)
  const [used_by, by_country, own] = await Promise.all([
    countUsedBy(ctx.db, sight.scope, id),
    countByCountry(ctx.db, id),
    countOwn(ctx.db, id),
  ])
  return { ...organization, used_by, by_country, own }
}

function asSeen({ isNamesOnly }: Sight, organization: OrganizationView): SeenOrganization {
  return isNamesOnly ? { id: organization.id, name: organization.name } : organization
}

/** Finds the names of these organizations. */
export function organizationNames(ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  return findOrganizationNames(ctx.db, [...new Set(ids)])
}

/** Returns the name; undefined where the organization is gone. */
export async function organizationName(ctx: Context, id: number): Promise<string | undefined> {
  return (await organizationNames(ctx, [id])).get(id)
}

export function createOrganization(ctx: Context, draft: OrganizationDraft): Promise<OrganizationView> {
  return atField(TAKEN, () =>
    inTransaction(ctx, async (tx) => {
      const now = tx.platform.clock()
      const countries = await servedBy(tx, draft, [])
      if (await isNameTaken(tx.db, draft.name)) throw invalid(taken)
      const id = await insertRow(tx.db, 'organizations', {
        ...{ ...withoutEmpty(draft, CONTACTS), ...countries },
        ...{ created_at: now, updated_at: now },
      })
      await renewSearchTexts(tx.db, 'organizations', [id])
      const organization = await getOrganization(tx, id)
      await log.created(tx, await inWords(tx, organization))
      return organization
    }),
  )
}

/**
 * Changes an organization. A disabled one signs its people out and refuses its tokens (`findSession`, `findToken`) until it is active
 * again.
 */
export function updateOrganization(ctx: Context, id: number, patch: OrganizationPatch): Promise<OrganizationView> {
  return atField(TAKEN, () =>
    inTransaction(ctx, async (tx) => {
      await requireLocked(tx, 'organizations', id)
      const before = await getOrganization(tx, id)
      const changed = onlyChanged(before, { ...withoutEmpty(patch, CONTACTS), ...(await servedBy(tx, patch, before.country_ids)) })
      requireFresh(tx, before)
      if (!changed) return before
      if (changed.name !== undefined && (await isNameTaken(tx.db, changed.name, id))) throw invalid(taken)
      await patchRow(tx.db, 'organizations', id, { ...changed, updated_at: tx.platform.clock() })
      await renewSearchTexts(tx.db, 'organizations', [id])
      if (changed.active === false) await endSessionsOfOrganization(tx, id)
      const after = await getOrganization(tx, id)
      await log.updated(tx, await inWords(tx, before), await inWords(tx, after))
      return after
    }),
  )
}

export function removeOrganization(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'organizations', id)
    const organization = await getOrganization(tx, id)
    requireFresh(tx, organization)
    requireUnused(await countUses(tx.db, id))
    await deleteRow(tx.db, 'organizations', id)
    await log.deleted(tx, await inWords(tx, organization))
  })
}

/** Returns the countries of a draft or patch without duplicates; a new one must be active. */
async function servedBy(
  { db }: Context,
  { country_ids }: Pick<OrganizationPatch, 'country_ids'>,
  before: readonly number[],
): Promise<{ country_ids?: number[] }> {
  if (!country_ids) return {}
  const ids = [...new Set(country_ids)].sort((one, other) => one - other)
  const added = ids.filter((id) => !before.includes(id))
  if (!(await areActiveCountries(db, added))) throw invalid({ country_ids: notOffered })
  return { country_ids: ids }
}

async function inWords({ db }: Context, organization: OrganizationView): Promise<LoggedOrganization> {
  return { ...organization, countries: await findCountryNames(db, organization.country_ids) }
}

async function getOrganization(ctx: Context, id: number): Promise<OrganizationView> {
  return requireFound(await findOrganization(ctx.db, sightOf(ctx), id, ctx.platform.clock()))
}
