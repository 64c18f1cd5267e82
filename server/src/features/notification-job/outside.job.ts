import type { OutsideChannel } from '@tracklane/contract/notification-event'
import { sendToPerson } from '#features/message-sending/person-sending.service.ts'
import { noteOutsideFailure, sendOutside } from '#features/order-notification/outside-sending.service.ts'
import { OutsideMessage, outsideJob } from '#features/outside-delivery/outside-delivery.service.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'

function jobOf(channel: OutsideChannel) {
  return defineJob<OutsideMessage>({
    ...outsideJob(channel),
    payload: OutsideMessage,
    run: (work) => (work.payload.notification_ids.length > 0 ? sendOutside(channel, work) : sendToPerson(channel, work)),
    failed: (tx, payload, failure) => noteOutsideFailure(tx, payload, failure),
  })
}

export const emailJob = jobOf('email')
export const smsJob = jobOf('sms')
export const messengerJob = jobOf('messenger')
