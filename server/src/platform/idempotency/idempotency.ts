import { phrase } from '@tracklane/contract/kit/phrase'
import { type Actor, rightsOf } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { hashed } from '#platform/session/secret.ts'
import { claimKey, deleteExpiredKeys, getStored, type StoredAnswer, storeAnswer } from './idempotency.queries.ts'

/** An answer on its way to the client. */
export interface Outgoing {
  readonly status: number
  readonly body: unknown
  /** True where an earlier request with this key made the answer. */
  readonly isReplayed?: boolean
}

interface KeyedRequest {
  readonly key: string
  /** e.g. "POST /order". */
  readonly endpoint: string
  /** The input after the contract has read it. */
  readonly received: unknown
}

const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Does the work once per key, however often it is requested. The writes and the answer are committed together: a repeated request, even
 * after a crash, gets that answer and changes nothing. A refused request stores no key.
 * The key is always the first lock of a transaction, before any business row.
 */
export function once(ctx: Context, request: KeyedRequest, work: (tx: Context) => Promise<Outgoing>): Promise<Outgoing> {
  return inTransaction(ctx, async (tx) => {
    const name = { caller: callerOf(ctx.actor), endpoint: request.endpoint, key: request.key }
    const asked = { request_hash: hashed(JSON.stringify(request.received)), rights: rightsOf(ctx.actor) }
    const now = ctx.platform.clock()
    const expired = new Date(now.getTime() - KEPT_MS)
    if (!(await claimKey(tx.db, { ...name, ...asked, now, expired }))) return repeated(await getStored(tx.db, name), asked)

    const answer = await work(tx)
    await storeAnswer(tx.db, name, { ...answer, expired })
    return answer
  })
}

/**
 * Returns the stored answer. It shows data that its caller could see: a caller with another scope or role since then counts as another
 * request.
 */
function repeated({ status, body, ...stored }: StoredAnswer, asked: Pick<StoredAnswer, 'request_hash' | 'rights'>): Outgoing {
  const isElsewhere = stored.rights !== null && stored.rights !== asked.rights
  if (stored.request_hash !== asked.request_hash || isElsewhere) {
    throw invalid({ idempotency_key: phrase('error', 'This key has been used for another request already') })
  }
  if (status === null) throw new Error('A key was committed without its answer')
  return { status, body, isReplayed: true }
}

/** Names the caller. A person who acts as another is a different caller: the logs name them differently. */
function callerOf(actor: Actor): string {
  if (actor.kind === 'token') return `token:${actor.token_id}`
  if (actor.kind !== 'user') throw new Error('Nobody in particular has keys')
  return actor.impersonator_id === null ? `user:${actor.user_id}` : `user:${actor.user_id}:${actor.impersonator_id}`
}

const MAX_KEY_LENGTH = 200
/** Characters that a header can hold in any encoding. */
const KEY = /^[\x20-\x7e]+$/

export const keyPhrase = phrase('error', 'A key has 1 to {most} letters, digits or signs', { most: MAX_KEY_LENGTH })

export function isKey(header: unknown): header is string {
  return typeof header === 'string' && header.length <= MAX_KEY_LENGTH && KEY.test(header)
}

/** Deletes the oldest expired keys, at most `most`, and returns their number. Skips keys that another transaction locks. */
export function sweepKeys({ db, platform }: Context, most: number): Promise<number> {
  return deleteExpiredKeys(db, new Date(platform.clock().getTime() - KEPT_MS), most)
}
