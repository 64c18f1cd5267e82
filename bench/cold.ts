import { cpus, loadavg } from 'node:os'
import type { Browser, BrowserContext } from '@playwright/test'
import { type Person, signIn } from '../e2e/session.ts'
import { withBrowser } from './browser.ts'

/**
 * npm run bench:cold: opens screens in a browser without any cache, behind a network of 150 ms and 5 Mbit/s. It prints when they can be
 * used, and after how many requests and bytes. Aim: 2.0 s and 20 requests each, 10 requests for the sign-in. It judges nothing.
 */
const ROUNDS = 5
const LATENCY_MS = 150
const BYTES_PER_SECOND = (5 * 1_000_000) / 8

interface Cold {
  readonly what: string
  readonly path: string
  readonly who?: Person
  /** The selector of an element that can be used. */
  readonly usable: string
}

const SCREENS: readonly Cold[] = [
  { what: 'sign-in', path: '/login', usable: 'input[name=email]' },
  { what: 'board', path: '/order/kanban', who: 'logist', usable: '[data-card]' },
  { what: 'list of orders', path: '/order/index', who: 'logist', usable: 'tr[data-row]' },
  { what: 'home', path: '/', who: 'logist', usable: 'main h2' },
]

interface Found {
  readonly time: number
  readonly requests: number
  readonly scripts: number
  readonly bytes: number
}

await withBrowser(async (browser, url, bench) => {
  say(`\n${bench.title}, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores, ${LATENCY_MS} ms and 5 Mbit/s`)
  for (const screen of SCREENS) {
    const found: Found[] = []
    for (let round = 0; round < ROUNDS; round += 1) found.push(await cold(browser, url, screen))
    const [one] = found
    const times = found.map(({ time }) => time)
    say(
      `  ${screen.what}: ${(median(times) / 1000).toFixed(2)} s (${shortest(times)} to ${longest(times)}), ` +
        `${one?.requests} requests, ${one?.scripts} scripts, ${((one?.bytes ?? 0) / 1000).toFixed(0)} kB`,
    )
  }
})

/** Opens a context of its own: nothing is cached, and no service worker is installed. */
async function cold(browser: Browser, url: string, { path, who, usable }: Cold): Promise<Found> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  try {
    return await load(context, { path, usable, ...(who && { who }) })
  } finally {
    await context.close()
  }
}

async function load(context: BrowserContext, { path, who, usable }: Omit<Cold, 'what'>): Promise<Found> {
  const page = await context.newPage()
  if (who) await signIn(page, who)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  const requests: { at: number; isScript: boolean }[] = []
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ type, wallTime }) => requests.push({ at: wallTime * 1000, isScript: type === 'Script' }))
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(watchFor, usable)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'usableAt' in window)
  const { begun, end } = await page.evaluate(() => ({ begun: performance.timeOrigin, end: (window as Watched).usableAt ?? 0 }))
  const until = requests.filter(({ at }) => at <= end)
  return { time: end - begun, requests: until.length, scripts: until.filter(({ isScript }) => isScript).length, bytes }
}

type Watched = Window & { usableAt?: number }

/**
 * Notes in the page when the usable element is painted, in milliseconds since 1970. A poll from outside would also measure the work that
 * follows.
 */
function watchFor(usable: string): void {
  const found = new MutationObserver(() => {
    if (!document.querySelector(usable)) return
    found.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        ;(window as Watched).usableAt = performance.timeOrigin + performance.now()
      }),
    )
  })
  found.observe(document, { childList: true, subtree: true })
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function shortest(times: readonly number[]): string {
  return (Math.min(...times) / 1000).toFixed(2)
}

function longest(times: readonly number[]): string {
  return (Math.max(...times) / 1000).toFixed(2)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
