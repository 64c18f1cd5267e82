import type { Logger } from 'pino'
import type { Db } from '#db/db.ts'
import type { Config } from './config.ts'
import type { Platform } from './context.ts'
import { createMemory } from './memory.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createRealtime } from './realtime/realtime.ts'
import { createTranslator } from './translator.ts'

interface Given {
  readonly config: Config
  readonly db: Db
  readonly log: Logger
  readonly clock?: (() => Date) | undefined
}

export function createPlatform({ config, db, log, clock = () => new Date() }: Given): Platform {
  return {
    config,
    db,
    log,
    clock,
    realtime: createRealtime(config, log),
    translator: createTranslator(),
    lifecycle: { phase: 'ready' },
    requests: { lastAt: Number.NEGATIVE_INFINITY },
    counters: new Map(),
    memory: createMemory(),
    metrics: createMetrics(),
  }
}
