import { onFirstUse } from '#platform/on-first-use.ts'

/** The library that makes and sends mails; most processes never need it. */
export const nodemailer = onFirstUse<typeof import('nodemailer')>('nodemailer')
