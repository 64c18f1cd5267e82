import type { Actor } from '#platform/actor.ts'
import { audienceOf } from '#platform/actor.ts'

/** The sight of published rows: the others are there for administrators alone. */
export interface Sight {
  readonly all: boolean
}

export function sightOf(actor: Actor): Sight {
  return { all: audienceOf(actor) === 'admin' }
}

/** Somebody, of whom a query says what they have said or read. */
export interface Reader extends Sight {
  readonly user_id: number | null
}

export function readerOf(actor: Actor): Reader {
  return { ...sightOf(actor), user_id: actor.kind === 'user' ? actor.user_id : null }
}
