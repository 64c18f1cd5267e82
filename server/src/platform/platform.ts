import type { Logger } from 'pino'
import type { Db } from '#db/db.ts'
import type { Config } from './config.ts'
import type { Platform } from './context.ts'
import { createEvents } from './events/events.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMailer } from './mail/mailer.ts'
import type { SmtpLimits } from './mail/smtp.ts'
import { createMemory } from './memory.ts'
import { createMetrics } from './metrics/metrics.ts'
import { demoWorldCheck } from './outside/demo-world.ts'
import { createGateways } from './outside/gateways.ts'
import type { GatewayLimits } from './outside/post-json.ts'
import type { SessionEnds } from './realtime/port.ts'
import { createRealtime } from './realtime/realtime.ts'
import { findSessionEnds } from './session/active-session.ts'
import { createTranslator } from './translator.ts'

interface Given {
  readonly config: Config & { readonly smtpLimits?: SmtpLimits | undefined; readonly gatewayLimits?: GatewayLimits | undefined }
  readonly db: Db
  readonly log: Logger
  readonly clock?: (() => Date) | undefined
}

export function createPlatform({ config, db, log, clock = () => new Date() }: Given): Platform {
  const isDemo = demoWorldCheck(db)
  return {
    config,
    db,
    log,
    clock,
    realtime: createRealtime({ ...config, sessions: sessionEnds(db, clock) }, log),
    events: createEvents(),
    jobs: createJobs(),
    mailer: createMailer({ config, log, clock, isDemo }),
    gateways: createGateways({ config, log, clock, isDemo }),
    translator: createTranslator(),
    lifecycle: { phase: 'ready', isPreparing: false },
    requests: { lastAt: Number.NEGATIVE_INFINITY },
    counters: new Map(),
    memory: createMemory(),
    metrics: createMetrics({ isRead: config.metrics !== undefined }),
  }
}

function sessionEnds(db: Db, clock: () => Date): SessionEnds {
  return { now: () => clock().getTime(), endsOf: (sessions) => findSessionEnds(db, sessions, clock()) }
}
