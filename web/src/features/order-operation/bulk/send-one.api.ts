import { ApiError } from '#lib/http.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type Job, versionsMade } from './bulk-job.rules.ts'

/** Changes one order by a call that exists only for many. A refusal is thrown as an error of the field. Returns the new version. */
export async function sendOne(job: Job, id: number, key = newRequestKey()): Promise<number | undefined> {
  const result = await job.send([id], key)
  const [first] = result.refused
  if (first) throw new ApiError(422, '', { errors: { order_ids: [first.reason] } })
  return versionsMade(result).get(id)
}
