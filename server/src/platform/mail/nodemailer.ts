import { onFirstUse } from '#platform/on-first-use.ts'

/** The library that makes and sends mails; most processes never do. */
export const nodemailer = onFirstUse<typeof import('nodemailer')>('nodemailer')
