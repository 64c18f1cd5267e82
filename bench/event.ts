import type { Browser, Page } from '@playwright/test'
import { MAX_ORDERS } from '../contract/src/order-bulk.ts'
import { card, column, openBoard } from '../e2e/board.ts'
import { move, type PlacedOrder, placeOrder, STATUS } from '../e2e/orders.ts'
import { erase, get, type Person, post, put } from '../e2e/session.ts'
import { subscription, subscriptions } from '../e2e/subscriptions.ts'
import { signedIn, withBrowser } from './browser.ts'

/**
 * npm run bench:event: how long the actions of others take to reach the screen, beside one request for the same board by the same page in
 * the same run. BENCH_DATABASE_URL measures on PostgreSQL.
 */
const ROUNDS = 5
const BOARD = '/api/order/kanban?limit=25'

await withBrowser(async (browser, url, { title }) => {
  process.stdout.write(`\n${title}\n`)
  await measure(browser, url)
})

async function measure(browser: Browser, baseURL: string): Promise<void> {
  const open = (who: Person) => signedIn(browser, baseURL, who)
  const [screen, colleague, admin] = [await open('logist'), await open('logist'), await open('admin')]
  const office = await open('organization-admin')
  const order = await placeOrder(colleague, { status: STATUS.READY })
  const floor: number[] = []
  const taken = {
    'a move, on an open board': [] as number[],
    'a move during the first load, after its answer': [] as number[],
    'a move, as a message to somebody else': [] as number[],
    'a saved board, on an open one': [] as number[],
    'a saved flow, asked for by an open board': [] as number[],
  }
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const heard = subscriptions(screen)
    await openBoard(screen, order)
    await heard
    const pair = [await onOpenBoard(screen, colleague, order), await duringLoad(screen, colleague, order)] as const
    const told = await asMessage(screen, office, order)
    const saved = [await savedBoard(screen, admin, order), await savedFlow(screen, admin, order)] as const
    const asked = await asking(screen)
    if (round === 0) continue // warming up
    floor.push(asked)
    taken['a move, on an open board'].push(pair[0])
    taken['a move during the first load, after its answer'].push(pair[1])
    taken['a move, as a message to somebody else'].push(told)
    taken['a saved board, on an open one'].push(saved[0])
    taken['a saved flow, asked for by an open board'].push(saved[1])
  }
  const least = median(floor)
  process.stdout.write(`  the board asked for once: ${shown(floor)}\n`)
  for (const [name, times] of Object.entries(taken)) {
    process.stdout.write(`  ${name}: ${shown(times)}, ratio ${(median(times) / least).toFixed(2)}\n`)
  }
  process.stdout.write(`  ${await manyAsOneMessage(screen, office)}\n`)
  process.stdout.write(`  ${await revocation(screen, admin)}\n`)
}

/** Measures from the answer to the move until an open board shows it. */
async function onOpenBoard(screen: Page, colleague: Page, order: PlacedOrder): Promise<number> {
  await move(colleague, order, STATUS.PROCESSING)
  const answered = performance.now()
  await card(column(screen, 'Processing'), order).waitFor()
  const there = performance.now() - answered
  await move(colleague, order, STATUS.READY)
  await card(column(screen, 'Ready for dispatch'), order).waitFor()
  return there
}

/** Holds the board's first answer back, moves the order, and measures from the late answer until the board shows the move. */
async function duringLoad(screen: Page, colleague: Page, order: PlacedOrder): Promise<number> {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let isFirst = true
  const taken = new Promise<void>((resolve) => {
    void screen.route('**/api/order/kanban?*', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      const response = await route.fetch()
      resolve()
      await held
      return route.fulfill({ response })
    })
  })
  const heard = subscriptions(screen)
  await screen.goto(`/order/kanban?track=${order.track}`, { waitUntil: 'commit' })
  await Promise.all([taken, heard])
  await move(colleague, order, STATUS.PROCESSING)
  const begun = performance.now()
  arrive()
  await card(column(screen, 'Processing'), order).waitFor()
  const there = performance.now() - begun
  await screen.unrouteAll({ behavior: 'wait' })
  await move(colleague, order, STATUS.READY)
  return there
}

/** Measures from the answer to the move until another person sees the message. */
async function asMessage(screen: Page, office: Page, order: PlacedOrder): Promise<number> {
  const message = (status: string) =>
    screen
      .getByRole('alert')
      .filter({ hasText: order.track })
      .filter({ hasText: `“${status}”` })
  const isHeard = subscription(screen, 'private-user.')
  await screen.goto(`/order/kanban?track=${order.track}`)
  await isHeard
  await move(office, order, STATUS.PROCESSING)
  const answered = performance.now()
  await message('Processing').waitFor()
  const there = performance.now() - answered
  await move(office, order, STATUS.READY)
  await message('Ready for dispatch').waitFor()
  return there
}

interface Board {
  readonly id: number
  readonly columns: readonly { readonly status_id: number; readonly collapsed: boolean }[]
}

/** Measures from the answer to a changed board, with its first column collapsed, until an open board shows it. Then it is changed back. */
async function savedBoard(screen: Page, admin: Page, order: PlacedOrder): Promise<number> {
  const heard = subscriptions(screen)
  await openBoard(screen, order)
  await heard
  const { id, columns } = await get<Board>(screen, '/kanban/board')
  const folded = columns.map((one, at) => (at === 0 ? { ...one, collapsed: !one.collapsed } : one))
  const shown = column(screen, 'New').and(screen.locator('[data-collapsed]'))
  await put(admin, `/kanban/${id}`, { columns: folded })
  const answered = performance.now()
  await shown.waitFor()
  const there = performance.now() - answered
  await put(admin, `/kanban/${id}`, { columns })
  await shown.waitFor({ state: 'detached' })
  return there
}

interface Flow {
  readonly id: number
  readonly links: readonly object[]
}

/** Measures from the answer to a saved flow until an open board asks for it. */
async function savedFlow(screen: Page, admin: Page, order: PlacedOrder): Promise<number> {
  const heard = subscriptions(screen)
  await openBoard(screen, order)
  await heard
  const { id, links } = await get<Flow>(admin, '/order-flow/default')
  const shortcut = { status_from: STATUS.NEW, status_to: STATUS.READY, roles: ['logist'] }
  const asked = screen.waitForRequest(/\/api\/order-flow\/default/)
  await put(admin, `/order-flow/${id}`, { links: [...links, shortcut] })
  const answered = performance.now()
  await asked
  const there = performance.now() - answered
  await put(admin, `/order-flow/${id}`, { links })
  return there
}

/**
 * Moves as many orders as one request takes; they are one message. Measures the request, and from its answer until another person sees the
 * message.
 */
async function manyAsOneMessage(screen: Page, office: Page): Promise<string> {
  const { ids } = await post<{ ids: number[] }>(office, '/order/ids', { filters: { status_id: [STATUS.NEW] } })
  const order_ids = ids.slice(0, MAX_ORDERS)
  const count = order_ids.length.toLocaleString('en')
  const begun = performance.now()
  await post(office, '/order/status', { order_ids, status_id: STATUS.PROCESSING })
  const answered = performance.now()
  await screen
    .getByRole('alert')
    .filter({ hasText: /\d orders: / }) // the orders that this person sees
    .waitFor()
  const there = performance.now()
  return `${count} orders moved at once: answered after ${(answered - begun).toFixed(0)} ms, one message ${(there - answered).toFixed(0)} ms later`
}

function asking(page: Page): Promise<number> {
  return page.evaluate(async (path) => {
    const begun = performance.now()
    await (await fetch(path, { headers: { accept: 'application/json' } })).text()
    return performance.now() - begun
  }, BOARD)
}

/** Ends all sessions of the person. Measures until the socket closes, and until the next request is refused. */
async function revocation(screen: Page, admin: Page): Promise<string> {
  const socket = screen.waitForEvent('websocket')
  const heard = subscriptions(screen)
  await screen.goto('/order/kanban')
  await heard
  const closed = (await socket).waitForEvent('close')
  const { id } = await get<{ id: number }>(screen, '/user/profile')
  const begun = performance.now()
  await erase(admin, `/user/${id}/session`)
  const answered = performance.now()
  await closed
  const silent = performance.now() - answered
  const next = (await screen.request.get('/api/user/profile')).status()
  return `sessions ended: answered after ${(answered - begun).toFixed(0)} ms, the socket closed ${silent.toFixed(0)} ms later, the next request ${next}`
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function shown(times: readonly number[]): string {
  return `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`
}
