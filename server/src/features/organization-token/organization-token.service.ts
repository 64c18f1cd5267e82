import { phrase } from '@tracklane/contract/kit/phrase'
import { MOST_TOKENS, type OrganizationTokenDraft, TOKEN_DAYS } from '@tracklane/contract/organization-token'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange, recordChanges } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireLocked } from '#platform/edit.ts'
import { invalid, requireFound } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'
import type { Page } from '#platform/list/paging.ts'
import { hashed, newSecret } from '#platform/session/secret.ts'
import {
  countTokens,
  deleteTokens,
  findAllTokens,
  findOneToken,
  findTokenHolders,
  findTokens,
  insertToken,
  type TokenView,
} from './organization-token.queries.ts'

const DAY = 86_400_000
const SHOWN_OF_SECRET = 6

export async function listTokens(ctx: Context, organizationId: number, page: { page: number; per_page: number }): Promise<Page<TokenView>> {
  await requireOrganization(ctx, organizationId)
  return findTokens(ctx.db, organizationId, page)
}

/** Creates a token. Only this answer has it in plain text: only its hash is stored. */
export function createToken(ctx: Context, organizationId: number, draft: OrganizationTokenDraft): Promise<TokenView & { token: string }> {
  return inTransaction(ctx, async (tx) => {
    await requireOrganization(tx, organizationId)
    if ((await countTokens(tx.db, organizationId)) >= MOST_TOKENS)
      throw invalid({ name: phrase('organization_token', 'There are {most} tokens already: revoke one first', { most: MOST_TOKENS }) })
    const secret = newSecret()
    const now = tx.platform.clock()
    const id = await insertToken(tx.db, {
      organization_id: organizationId,
      name: draft.name,
      abilities: draft.abilities,
      secret_hash: hashed(secret),
      prefix: secret.slice(0, SHOWN_OF_SECRET),
      created_by: tx.actor.kind === 'user' ? tx.actor.user_id : null,
      expires_at: expiryOf(draft, now),
      created_at: now,
    })
    const token = requireFound(await findOneToken(tx.db, organizationId, id))
    await recordChange(tx, { ...subjectOf(organizationId, token), action: 'created', changes: changesBetween({}, inWords(token)) })
    return { ...token, token: `${id}|${secret}` }
  })
}

/** Deletes a token. From the commit on its calls are refused, including running ones. */
export function removeToken(ctx: Context, organizationId: number, tokenId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireOrganization(tx, organizationId)
    await revoke(tx, organizationId, [requireFound(await findOneToken(tx.db, organizationId, tokenId))])
  })
}

export function removeAllTokens(ctx: Context, organizationId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireOrganization(tx, organizationId)
    await revoke(tx, organizationId, await findAllTokens(tx.db, organizationId))
  })
}

/** Revokes the tokens of every organization; returns their number. */
export function revokeEveryToken(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    let revoked = 0
    for (const organizationId of await findTokenHolders(tx.db)) {
      await requireOrganization(tx, organizationId)
      const tokens = await findAllTokens(tx.db, organizationId)
      await revoke(tx, organizationId, tokens)
      revoked += tokens.length
    }
    return revoked
  })
}

async function revoke(tx: Context, organizationId: number, tokens: readonly TokenView[]): Promise<void> {
  const ids = tokens.map(({ id }) => id)
  await deleteTokens(tx.db, ids)
  const gone = (token: TokenView) => changesBetween(inWords(token), { name: null, abilities: null, prefix: null, expires_at: null })
  await recordChanges(
    tx,
    tokens.map((token) => ({ ...subjectOf(organizationId, token), action: 'deleted' as const, changes: gone(token) })),
  )
}

/** Locks the organization, so that its tokens can be counted; throws 404 where it is missing. */
async function requireOrganization(ctx: Context, organizationId: number): Promise<void> {
  await requireLocked(ctx, 'organizations', organizationId)
}

function expiryOf({ expires_at }: OrganizationTokenDraft, now: Date): Date {
  const given = readInstant('expires_at', expires_at)
  if (given === undefined) return new Date(now.getTime() + TOKEN_DAYS.usual * DAY)
  if (given <= now) throw invalid({ expires_at: phrase('organization_token', 'This lies in the past') })
  if (given.getTime() > now.getTime() + TOKEN_DAYS.most * DAY)
    throw invalid({ expires_at: phrase('organization_token', 'At most {days} days from now', { days: TOKEN_DAYS.most }) })
  return given
}

function subjectOf(organizationId: number, { id }: TokenView) {
  return { entity: 'token', entity_id: id, owner: { entity: 'organization', id: organizationId } }
}

function inWords({ name, abilities, prefix, expires_at }: TokenView): object {
  return { name, abilities, prefix, expires_at }
}
