import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { writtenDay } from '#platform/written.ts'
import { foreignIdTaken } from './foreign-id.ts'
import { findByForeignId, findByTrack, type NumberHolder } from './order-edit.queries.ts'

interface WantedNumber {
  readonly organization_id: number
  readonly foreign_id: string
  /** The order that wants the number; it may have it already. */
  readonly except?: number
}

/** Returns the reason why an order number of the organization is taken; undefined where it is free. */
export async function foreignIdProblem(tx: Context, { organization_id, foreign_id, except }: WantedNumber): Promise<Phrase | undefined> {
  const holder = await findByForeignId(tx.db, organization_id, foreign_id, except)
  return holder && (deletedHolder(tx, holder) ?? foreignIdTaken)
}

export async function trackProblem(tx: Context, track: string): Promise<Phrase> {
  const holder = await findByTrack(tx.db, track)
  return (holder && deletedHolder(tx, holder)) ?? phrase('order', 'This track number is taken')
}

/** Describes the holder. A deleted order keeps its numbers: people who may see it are told which order it is. */
function deletedHolder({ actor, timeZone }: Context, { track, deleted_at, ...area }: NumberHolder): Phrase | undefined {
  const { scope } = actor
  const isOwn =
    scope.kind === 'all' ||
    (scope.kind === 'area' &&
      scope.organization_id === area.organization_id &&
      (scope.country_id === null || scope.country_id === area.country_id))
  if (!deleted_at || !isOwn) return undefined
  const day = writtenDay(dayOf(deleted_at, timeZone))
  return phrase('order', 'The order {track} has this number. It was deleted on {day}: restore it, or use another number', { track, day })
}
