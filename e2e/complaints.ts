import type { Page } from '@playwright/test'

/**
 * What the page complains of, as it comes: what throws, what it logs as an error, and what threw where an error page stands in its
 * place now. An answer that is a refusal is none: the browser logs those by itself.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text.slice(0, 500))
  })
  return complaints
}
