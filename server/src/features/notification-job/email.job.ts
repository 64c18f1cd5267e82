import { noteOrderFailure, sendOrderMail } from '#features/order-notification/order-mail.service.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { OutsideMessage, outsideJob } from '#platform/outside/outside-message.ts'

/** Sends a mail. */
export const emailJob = defineJob<OutsideMessage>({
  ...outsideJob('email'),
  payload: OutsideMessage,
  run: (work) => sendOrderMail(work),
  failed: (tx, payload, failure) => noteOrderFailure(tx, payload, failure),
})
