import type { Page } from '@playwright/test'

/** An answer that refuses: the browser logs it, and so does the page, which shows it. */
const REFUSED = /^(Failed to load resource|Request failed)/

/**
 * What the page complains of, as it comes: what throws, what it logs as an error, what threw where an error page stands in its place
 * now, and answers of a server that failed.
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
