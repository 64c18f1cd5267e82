import { timingSafeEqual } from 'node:crypto'
import type { Ability } from '@tracklane/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/db.ts'
import type { TokenActor } from '#platform/actor.ts'
import type { Platform } from '#platform/context.ts'
import { countOne, type Limit, refuseOver } from '#platform/http/rate-limit.ts'
import { hashed } from './secret.ts'
import { findToken, type TokenRow, touchToken } from './token.queries.ts'

const MINUTE = 60_000
const MAX_ID = 2_147_483_647
const PER_TOKEN: Limit = { name: 'token', max: 600, seconds: 60 }
const ABILITIES: readonly Ability[] = ['orders:read', 'orders:write']

/** Checks whether the header carries a bearer token, valid or not. A token in the query string is ignored. */
export function hasBearer(request: FastifyRequest): boolean {
  return /^bearer\b/i.test(request.headers.authorization ?? '')
}

/** Returns the organization whose valid token `id|secret` the header carries. */
export async function bearerOf(platform: Platform, request: FastifyRequest): Promise<TokenActor | undefined> {
  const [, id, secret] = /^bearer +(\d{1,10})\|([\x21-\x7e]{16,200})$/i.exec(request.headers.authorization ?? '') ?? []
  if (id === undefined || secret === undefined || Number(id) > MAX_ID) return undefined
  const now = platform.clock()
  const row = await findToken(platform.db, Number(id), now)
  if (!row || !isSame(row.secret_hash, hashed(secret))) return undefined
  countRequest(platform, row.id)
  if (!row.last_used_at || Math.abs(now.getTime() - row.last_used_at.getTime()) >= MINUTE) await touchToken(platform.db, row.id, now)
  return actorOf(row)
}

/** Throws 429 over the limit. Counts by the valid token: a client that only knows its number does not count. */
function countRequest(platform: Platform, id: number): void {
  refuseOver(platform, PER_TOKEN, String(id))
  countOne(platform, PER_TOKEN, String(id))
}

/** Returns the organization of a token that was admitted before, unless it has ended since. */
export async function tokenActor(db: Db, id: number, now: Date): Promise<TokenActor | undefined> {
  const row = await findToken(db, id, now)
  return row && actorOf(row)
}

function actorOf(row: TokenRow): TokenActor {
  return {
    kind: 'token',
    token_id: row.id,
    name: row.name,
    organization_id: row.organization_id,
    abilities: ABILITIES.filter((ability) => row.abilities.includes(ability)),
    scope: { kind: 'area', organization_id: row.organization_id, country_id: null },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
