import type { Registry } from 'prom-client'
import { onFirstUse } from '#platform/on-first-use.ts'

/** The library of Prometheus, for code that defines a figure. */
export const prometheus = onFirstUse<typeof import('prom-client')>('prom-client')

/** Counters and gauges of the process, by the conventions of Prometheus. Every label has few values: none comes from a client. */
export interface Metrics {
  /** Counts nothing before the figures were first requested. */
  readonly registry: Registry
  requestAnswered(request: AnsweredRequest): void
  /** Counts a sign-in by the kinds of contract/sign-in. */
  signIn(kind: string): void
  /** Counts one try of a job, however it ended. */
  jobTried(job: { readonly kind: string; readonly seconds: number }): void
}

export interface AnsweredRequest {
  readonly method: string
  /** The path as the endpoint has it (`/api/order/:id`); undefined where no endpoint matches. */
  readonly route: string | undefined
  readonly status: number
  /** From the first line of the request to the last byte of the answer. */
  readonly seconds: number
}

/** Seconds. A list should answer in a tenth; a file may take minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** The label of requests without a route; no path can have this name. */
const NO_ROUTE = 'none'

/** Creates the figures. `isRead`: they will surely be requested, so counting starts at once. */
export function createMetrics({ isRead }: { readonly isRead: boolean }): Metrics {
  let counting: Metrics | undefined = isRead ? createCounting() : undefined
  return {
    get registry() {
      counting ??= createCounting()
      return counting.registry
    },
    requestAnswered: (request) => counting?.requestAnswered(request),
    signIn: (kind) => counting?.signIn(kind),
    jobTried: (job) => counting?.jobTried(job),
  }
}

function createCounting(): Metrics {
  const { Counter, Histogram, Registry } = prometheus()
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'tracklane_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'tracklane_http_request_duration_seconds',
    help: 'From the first line of a request to the last byte of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const signIns = new Counter({
    name: 'tracklane_sign_ins_total',
    help: 'What happened at the door, by its kind; of a flood of refusals each one',
    labelNames: ['kind'],
    registers,
  })
  const jobs = new Histogram({
    name: 'tracklane_job_duration_seconds',
    help: 'One try of a job, from its begin to its end, however it ended',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  return {
    registry,
    requestAnswered({ method, route = NO_ROUTE, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    signIn: (kind) => signIns.inc({ kind }),
    jobTried: ({ kind, seconds }) => jobs.observe({ kind }, seconds),
  }
}
