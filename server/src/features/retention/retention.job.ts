import { z } from 'zod'
import { vacuumTables } from '#db/vacuum-tables.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { sweepOld } from './retention.service.ts'

/** Deletes old data daily; skipped where `npm run retention` is running. */
export const retentionJob = defineJob({
  name: 'retention',
  payload: z.object({}),
  async run({ platform, signal }) {
    const swept = await sweepOld(platform, signal)
    if (swept) platform.log.info(swept, 'what was kept long enough is gone')
    else signal.throwIfAborted()
    if (!platform.config.databaseUrl) await vacuumTables(platform.db, signal)
    return undefined
  },
})
