import { createEmbedded } from './embedded.ts'
import { createExternal } from './external.ts'
import type { Realtime, RealtimeConfig, RealtimeLog } from './port.ts'

export function createRealtime(config: RealtimeConfig, log: RealtimeLog): Realtime {
  return config.pusher.host ? createExternal(config.pusher, log) : createEmbedded(config, log)
}
