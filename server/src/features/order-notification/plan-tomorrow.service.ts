import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { deliveryTomorrowPlanJob } from './delivery-tomorrow.job.ts'

/** Plans again when countries are told about the next day, after a change of a country: waiting jobs move to their new time. */
export function planTomorrow(tx: Context): Promise<void> {
  return enqueue(tx, deliveryTomorrowPlanJob, [{ payload: {} }])
}
