import { phrase } from '@tracklane/contract/kit/phrase'

/** Why a job was not done, by the code that its row keeps: no other words of it are kept, since they may say whom it was about. */
export const JOB_ERRORS = {
  failed: phrase('job', 'It failed; the log says why'),
  too_long: phrase('job', 'It took too long and was given up'),
  lost: phrase('job', 'The process that worked on it ended'),
  replaced: phrase('job', 'A later one has taken its place'),
  restored: phrase('job', 'Restored from a backup'),
}

export type JobErrorCode = keyof typeof JOB_ERRORS
