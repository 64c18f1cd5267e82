import { deliverStarter } from './db/seed/starter/starter.ts'
import type { Platform } from './platform/context.ts'

/**
 * Delivers the texts about the product, with pictures, after the start; until then empty lists say that they are coming. The next start
 * delivers what is missing after a failure.
 */
export async function deliverMeanwhile(platform: Platform, deliver = deliverStarter): Promise<void> {
  platform.lifecycle.isPreparing = true
  try {
    await deliver(platform.db)
  } catch (error) {
    platform.log.warn({ err: error }, 'the texts about the product were not delivered')
  } finally {
    platform.lifecycle.isPreparing = false
  }
}
