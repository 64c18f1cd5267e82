import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'

/** The reason why a job was not done, by the code in its row. No other words are stored: they might name a person. */
export const JOB_ERRORS = {
  failed: phrase('job', 'It failed; the log says why'),
  too_long: phrase('job', 'It took too long and was given up'),
  lost: phrase('job', 'The process that worked on it ended'),
  replaced: phrase('job', 'A later one has taken its place'),
  restored: phrase('job', 'Restored from a backup'),
  not_sent: phrase('job', 'It was not to be sent any more'),
  no_mail_server: phrase('job', 'No mail server is set'),
  mail_unreachable: phrase('job', 'The mail server cannot be reached'),
  mail_unsafe: phrase('job', 'The mail server offers no safe connection'),
  mail_login: phrase('job', 'The mail server refuses our user name or password'),
  mail_later: phrase('job', 'The mail server asks to come back later'),
  mail_refused: phrase('job', 'The mail server refuses it for good'),
  mail_address: phrase('job', 'No email can be sent to this address'),
  quiet_hours: phrase('job', 'It waits for the end of the quiet hours'),
  no_sms_gateway: phrase('job', 'No SMS gateway is set'),
  no_messenger_gateway: phrase('job', 'No messenger gateway is set'),
  gateway_unreachable: phrase('job', 'The gateway cannot be reached, or does not answer in time'),
  gateway_refused: phrase('job', 'The gateway did not take it'),
  gateway_unsafe: phrase('job', 'The gateway has no safe connection'),
  day_limit: phrase('job', 'The organization has sent as many messages as it may today'),
}

export type JobErrorCode = keyof typeof JOB_ERRORS

/** Returns the text of a code; undefined for a code that a later version has written. */
export function jobError(code: string): Phrase | undefined {
  return Object.hasOwn(JOB_ERRORS, code) ? JOB_ERRORS[code as JobErrorCode] : undefined // checked just before
}
