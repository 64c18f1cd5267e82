import type { OutsideChannel } from '@tracklane/contract/notification-event'
import { noteOutsideFailure, sendOutside } from '#features/order-notification/outside-sending.service.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { OutsideMessage, outsideJob } from '#platform/outside/outside-message.ts'

function jobOf(channel: OutsideChannel) {
  return defineJob<OutsideMessage>({
    ...outsideJob(channel),
    payload: OutsideMessage,
    run: (work) => sendOutside(channel, work),
    failed: (tx, payload, failure) => noteOutsideFailure(tx, payload, failure),
  })
}

export const emailJob = jobOf('email')
export const smsJob = jobOf('sms')
export const messengerJob = jobOf('messenger')
