import { deliverStarter } from './db/seed/starter/starter.ts'
import type { Platform } from './platform/context.ts'

/**
 * Nobody waits for what there is to read, pictures and all; until it is there, empty lists say that it comes. What did not come is
 * delivered by the next start.
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
