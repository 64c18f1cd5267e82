import type { Page } from '@playwright/test'

/** A refused request: the browser logs it, and so does the page, which shows the refusal. */
const REFUSED = /^(Failed to load resource|Request failed)/

/** Collects the page's complaints: thrown errors, logged errors, the error behind an error page, and failed answers of the server. */
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
