import type { Actor } from '#platform/actor.ts'
import { audienceOf } from '#platform/actor.ts'

/** The rows that a reader sees: only administrators see unpublished ones. */
export interface Sight {
  readonly all: boolean
}

export function sightOf(actor: Actor): Sight {
  return { all: audienceOf(actor) === 'admin' }
}

/** A reader whose votes and marks a query returns. */
export interface Reader extends Sight {
  readonly user_id: number | null
}

export function readerOf(actor: Actor): Reader {
  return { ...sightOf(actor), user_id: actor.kind === 'user' ? actor.user_id : null }
}
