import { expect, type Page, type Request } from '@playwright/test'
import { settled } from '../speaking.ts'
import { subscriptions } from '../subscriptions.ts'

/** What the frame around every screen waits for before there is any screen. */
const FRAME = /^\/api\/(config|user\/profile|i18n\/(language|translation)-index|onboarding\/user)$/

/** What has to stand still: the head, the names of the columns, the first row or column, the pager. */
const STEADY = {
  head: '#content h1',
  'names of the columns': '#content thead th:nth-of-type(2)',
  'first row': '#content tbody tr:first-of-type',
  'first column': '#content [data-column], #content [data-density] > :first-child',
  pager: '#content nav:has(button)',
  'moves of the open order': 'aside[data-peek] [class*=moves]',
  'facts of the open order': 'aside[data-peek] [class*=groups]',
} as const

type Places = Partial<Record<keyof typeof STEADY, string>>

export interface Loaded {
  /** What was asked for more than once. */
  asked: string[]
  /** What stood somewhere else before the answers came. */
  jumped: string[]
}

export interface Loading {
  isSignedIn: boolean
  /** Nothing stands before the answers. */
  isLate: boolean
  /** What is answered when all else stands. */
  last: string | undefined
}

/** Loads the page with its answers held back until its head is there, and then until it is complete and hears of changes. */
export async function load(page: Page, address: string, { isSignedIn, isLate, last }: Loading): Promise<Loaded> {
  const asked: string[] = []
  const [others, latest] = [gate(), gate()]
  const heard = isSignedIn ? subscriptions(page) : undefined
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (route.request().method() === 'GET') asked.push(pathname + search)
    if (pathname === last) await latest.opened
    else if (!isLate && !FRAME.test(pathname)) await others.opened
    await route.continue()
  })
  const parts = underway(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await parts.arrived()
  const stood = [await placesOn(page)]
  others.open()
  if (last) {
    await page.waitForFunction(() => !document.querySelector('aside[data-peek] [class*=Skeleton-root]'))
    stood.push(await placesOn(page))
  }
  latest.open()
  await settled(page)
  await heard
  await settled(page)
  const stands = await placesOn(page)
  parts.forget()
  await page.unrouteAll({ behavior: 'wait' })
  const jumped = isLate ? [] : stood.flatMap((before) => differences(before, stands))
  return { asked: asked.filter((path, at) => asked.indexOf(path) !== at), jumped }
}

/** The parts of the program that are on their way. */
function underway(page: Page): { arrived: () => Promise<void>; forget: () => void } {
  const open = new Set<Request>()
  const isPart = (request: Request) => !new URL(request.url()).pathname.startsWith('/api/') && request.resourceType() !== 'websocket'
  const asked = (request: Request) => void (isPart(request) && open.add(request))
  const come = (request: Request) => void open.delete(request)
  page.on('request', asked).on('requestfinished', come).on('requestfailed', come)
  return {
    /** All of them, with those that they ask for, and drawn. */
    async arrived() {
      do {
        await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
        await placesOn(page)
      } while (open.size > 0)
    },
    forget: () => void page.off('request', asked).off('requestfinished', come).off('requestfailed', come),
  }
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Once the letters are there, drawn. */
function placesOn(page: Page): Promise<Places> {
  return page.evaluate(async (steady) => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const places = Object.entries(steady).flatMap(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && box.height > 0 ? [[name, `${Math.round(box.x)}, ${Math.round(box.y)}`]] : []
    })
    return Object.fromEntries(places)
  }, STEADY)
}

function differences(before: Places, after: Places): string[] {
  const names = Object.keys(before) as (keyof typeof STEADY)[]
  return names
    .filter((name) => after[name] !== undefined && after[name] !== before[name])
    .map((name) => `${name} from ${before[name]} to ${after[name]}`)
}
