import { ApiError } from '#lib/http.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type Job, versionsMade } from './bulk-job.rules.ts'

/** One order by a call that exists for many only: what refuses it among many refuses it as its field would. Gives back the version made. */
export async function sendOne(job: Job, id: number, key = newRequestKey()): Promise<number | undefined> {
  const result = await job.send([id], key)
  const [first] = result.refused
  if (first) throw new ApiError(422, '', { errors: { order_ids: [first.reason] } })
  return versionsMade(result).get(id)
}
