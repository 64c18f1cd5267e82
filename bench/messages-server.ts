import { ownFolder } from '../server/src/db/own-folder.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { Worker } from '../server/src/platform/jobs/worker.ts'
import { start } from '../server/src/start.ts'

/** A server without a worker, which is added and removed on request. Started by messages.ts. */
const config = { ...readConfig(process.env), role: 'web' as const }
const release = config.databaseUrl ? undefined : await ownFolder(config.dataDir)
const running = await start(config, release)
let worker: Worker | undefined

process.on('message', async (isWanted: boolean) => {
  if (isWanted) {
    worker ??= new Worker(running.platform)
    await worker.tick()
    await worker.settled() // earlier jobs must not disturb the measurement
  } else {
    await worker?.settled()
    await worker?.stop()
    worker = undefined
  }
  process.send?.({ isWorking: isWanted })
})
process.once('disconnect', () => void running.stop().then(() => process.exit(0)))
process.send?.({ url: running.address })
