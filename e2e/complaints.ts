import type { Page } from '@playwright/test'

/** An answer that refuses: the browser logs it, and so does the page, which shows it. */
const REFUSED = /^(Failed to load resource|Request failed)/

/**
 * Complaints of the page, as they come: thrown errors, logged errors, the error behind an error page, and answers of a server that failed.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !REFUSED.test(text)) complaints.push(text.slice(0, 500))
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  return complaints
}
