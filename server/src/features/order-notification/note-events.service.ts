import type { OrderChange } from '#features/order/order-happenings.rules.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { orderEventJob } from './order-event.job.ts'
import { eventsOf } from './order-event.rules.ts'

/** Writes a job for each event of the transaction, in one statement without reading. Jobs of a batch wait for its later parts. */
export async function noteOrderEvents(tx: Context, said: readonly (readonly OrderChange[])[]): Promise<void> {
  const by = peopleOf(tx.actor)
  const key = (event: string) => (tx.batch === undefined ? {} : { key: `${by.join('+')} ${tx.batch} ${event}` })
  await enqueue(
    tx,
    orderEventJob,
    eventsOf(said.flat(), by).map((payload) => ({ payload, ...key(payload.event) })),
  )
}

/** Returns the author of the change, and the person who really used the session. */
function peopleOf(actor: Actor): number[] {
  if (actor.kind !== 'user') return []
  return actor.impersonator_id === null ? [actor.user_id] : [actor.user_id, actor.impersonator_id]
}
