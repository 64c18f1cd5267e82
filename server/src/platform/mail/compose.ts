import type { SendMailOptions } from 'nodemailer'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import type { Mail } from './mail.ts'
import { plainText } from './plain-text.ts'
import type { Sender } from './sender.ts'

/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** One address: the library takes a text with a comma or a line break for several. */
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/

/** Builds a mail for the library: to one address only; nothing in it is read from a file or fetched. */
export function composed({ id, to, subject, html, language, refusalUrl }: Mail, from: Sender): SendMailOptions {
  if (!ONE_ADDRESS.test(to)) throw new JobFailure('mail_address', { isFinal: true })
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${domainOf(from.address)}>`,
    subject: oneLine(subject),
    text: plainText(html),
    html: documentOf(html, language),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(refusalUrl && { 'List-Unsubscribe': `<${refusalUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Replaces line breaks, which would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

function documentOf(html: string, language: string): string {
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;max-width:36em;margin:0 auto;padding:16px">${html}</body></html>`
}
