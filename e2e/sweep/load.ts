import { expect, type Page, type Request } from '@playwright/test'
import { settled } from '../speaking.ts'
import { subscriptions } from '../subscriptions.ts'
import type { Holder } from './held-answers.ts'
import { jumps, placesOn } from './places.ts'

export interface Loaded {
  /** Requests made more than once. */
  asked: string[]
  /** Elements that moved when the answers came. */
  jumped: string[]
}

export interface Loading {
  isSignedIn: boolean
  /** True where the screen shows nothing before its answers. */
  isLate: boolean
  /** The request answered after everything else is shown. */
  last: string | undefined
}

/** Loads the page. Its answers are held back until its head is there. Then waits until the page is complete and hears of changes. */
export async function load(page: Page, holder: Holder, address: string, { isSignedIn, isLate, last }: Loading): Promise<Loaded> {
  const held = holder.hold({ isLate, last })
  const heard = isSignedIn ? subscriptions(page) : undefined
  const requests = underway(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await requests.arrived()
  const stood = [await placesOn(page)]
  held.answer()
  if (last) {
    await expect(page.locator('aside[data-peek] header h2')).toBeVisible()
    await expect(page.locator('aside[data-peek] [class*=Skeleton-root]')).toHaveCount(0)
    stood.push(await placesOn(page))
  }
  held.answerLast()
  await settled(page)
  await heard
  await settled(page)
  const stands = await placesOn(page)
  const asked = requests.forget()
  const jumped = isLate ? [] : stood.flatMap((before) => jumps(before, stands))
  return { asked: asked.filter((path, at) => asked.indexOf(path) !== at), jumped }
}

/** Tracks the page's requests, and the parts of the program that are loading. */
function underway(page: Page): { arrived: () => Promise<void>; forget: () => string[] } {
  const open = new Set<Request>()
  const read: string[] = []
  const asked = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) {
      if (request.method() === 'GET') read.push(pathname + search)
    } else if (request.resourceType() !== 'websocket') open.add(request)
  }
  const come = (request: Request) => void open.delete(request)
  page.on('request', asked).on('requestfinished', come).on('requestfailed', come)
  return {
    /** Waits until all parts have loaded, with the parts that they load, and are drawn. */
    async arrived() {
      do {
        await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
        await placesOn(page)
      } while (open.size > 0)
    },
    forget() {
      page.off('request', asked).off('requestfinished', come).off('requestfailed', come)
      return read
    },
  }
}
