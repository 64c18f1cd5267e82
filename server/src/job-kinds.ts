import { letterJob } from './features/auth/letter.job.ts'
import { accountNewsJob } from './features/message-sending/account-news.job.ts'
import { emailJob, messengerJob, smsJob } from './features/notification-job/outside.job.ts'
import { deliveryTomorrowJob, deliveryTomorrowPlanJob } from './features/order-notification/delivery-tomorrow.job.ts'
import { orderEventJob } from './features/order-notification/order-event.job.ts'
import { retentionJob } from './features/retention/retention.job.ts'
import { FIVE_TRIES, type JobKind, LEASE, ONCE } from './platform/jobs/job-kind.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Parts of a batch are reported together. */
const BATCH = { delay: 5 * SECOND, most: 10 * MINUTE, gathers: 'orders' }

/** Several moves of an order give one message to its customer, about the last one. */
const TO_CUSTOMER = { delay: 2 * MINUTE, most: 10 * MINUTE }
const OUTSIDE = { attempts: FIVE_TRIES, lease: LEASE, limit: MINUTE, atOnce: 4, waitsForLater: TO_CUSTOMER }

/** Every kind of job and how it runs: tries, lease, limit of a try, how many at once in a process, and schedules. */
export const JOB_KINDS: readonly JobKind[] = [
  { job: orderEventJob, attempts: FIVE_TRIES, lease: LEASE, limit: 10 * MINUTE, atOnce: 4, waitsForLater: BATCH },
  { job: accountNewsJob, attempts: FIVE_TRIES, lease: LEASE, limit: MINUTE, atOnce: 4 },
  { job: emailJob, ...OUTSIDE },
  { job: smsJob, ...OUTSIDE },
  { job: messengerJob, ...OUTSIDE },
  { job: letterJob, attempts: FIVE_TRIES, lease: LEASE, limit: MINUTE, atOnce: 2 },
  { job: deliveryTomorrowPlanJob, attempts: ONCE, lease: LEASE, limit: 10 * MINUTE, atOnce: 1, daily: { after: MINUTE } },
  { job: deliveryTomorrowJob, attempts: FIVE_TRIES, lease: LEASE, limit: 30 * MINUTE, atOnce: 1 },
  { job: retentionJob, attempts: ONCE, lease: LEASE, limit: 360 * MINUTE, atOnce: 1, daily: { after: 2 * MINUTE } },
]
