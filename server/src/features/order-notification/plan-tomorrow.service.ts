import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { deliveryTomorrowPlanJob } from './delivery-tomorrow.job.ts'

/** Plans anew when countries are told of the next day, after what the transaction changed of them: what waits moves to its new time. */
export function planTomorrow(tx: Context): Promise<void> {
  return enqueue(tx, deliveryTomorrowPlanJob, [{ payload: {} }])
}
