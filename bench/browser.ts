import { type Browser, chromium, type Page } from '@playwright/test'
import { type Person, signIn } from '../e2e/session.ts'
import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { startServer } from './processes.ts'

/** Runs the measurement with a browser and a server over the database; both are ended afterwards. BENCH_DATABASE_URL is PostgreSQL. */
export async function withBrowser(measure: (browser: Browser, url: string, bench: Bench) => Promise<void>): Promise<void> {
  const bench = await (process.env.BENCH_DATABASE_URL ? postgresBench() : embeddedBench())
  try {
    const server = await startServer(bench)
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      await measure(browser, server.url, bench)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await bench.clean()
  }
}

export async function signedIn(browser: Browser, baseURL: string, who: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId: 'Europe/Berlin', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, who)
  return page
}
