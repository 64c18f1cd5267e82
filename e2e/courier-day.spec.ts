import { move, type PlacedOrder, placeOrder, readOrder, STATUS } from './orders.ts'
import { get, signIn, signInByForm } from './session.ts'
import { type BrowserContext, devices, expect, type Locator, type Page, test } from './test.ts'

test.use({ ...devices['Pixel 7'] })

test('a courier without a network reads, delivers, comes back, and learns of a conflict', async ({ page, context, browser }) => {
  const office = await browser.newPage()
  await signIn(office, 'logist')
  await page.goto('/login')
  await signInByForm(page, 'courier')
  await expect(page.getByRole('heading', { name: 'My deliveries', level: 1 })).toBeVisible()
  const [first, second, third] = await placeOrders(office, page)
  for (const order of [first, second, third]) await expect(card(page, order)).toBeVisible()
  await expect(card(page, first).getByRole('link', { name: 'Map' })).toHaveAttribute('href', /^geo:0,0\?q=Gro/)
  await shellIsKept(page)

  await test.step('without a network the app starts and shows the orders', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(card(page, first)).toBeVisible()
    await expect(page.getByText('No connection.')).toBeVisible()
    await expect(page.getByText(/Last updated \d\d:\d\d/)).toBeVisible()
  })

  await test.step('moves wait, also through a cold start, and one can be taken back', async () => {
    await makeMove(page, first, 'Delivered')
    await makeMove(page, second, 'Rejected', 'Too expensive')
    await makeMove(page, third, 'Redelivery')
    await card(page, third).getByRole('button', { name: 'Undo' }).tap()
    await expect(card(page, third).getByRole('button', { name: 'Redelivery' })).toBeVisible()
    await makeMove(page, third, 'Delivered')
    page = await coldStart(context, page)
    for (const order of [first, second, third]) await expect(card(page, order).getByText('Waits for the connection')).toBeVisible()
    await expect(page.getByText('3 moves wait until it is back.')).toBeVisible()
    await expectNoOverflow(page)
  })

  await test.step('back online everything is on the server, and a move that came too late is reported', async () => {
    await move(office, third, STATUS.READY)
    await context.setOffline(false)
    await expect.poll(async () => (await readOrder(office, first)).status_id).toBe(STATUS.DELIVERED)
    await expect.poll(async () => (await readOrder(office, second)).status_id).toBe(STATUS.REJECTED)
    const problem = card(page, third).getByRole('alert')
    await expect(problem).toContainText('is now in “Ready for dispatch”')
    await problem.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(problem).toBeHidden()
    await page.getByText('Done today').tap()
    const done = page.getByRole('region', { name: 'Done today' })
    await expect(done.getByText(first.track)).toBeVisible()
    await expect(done.getByText(second.track)).toBeVisible()
  })

  await test.step('logout leaves nothing of the person on the phone', async () => {
    await page.getByRole('button', { name: /User menu/ }).tap()
    await page.getByRole('menuitem', { name: 'Logout' }).tap()
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect.poll(() => leftBehind(page)).toEqual({ rows: 0, kept: [], workers: 0, caches: 0 })
    // The service worker still serves the open page.
    await page.evaluate(() => fetch(document.querySelector('script')?.src ?? '').then((answer) => answer.text()))
    expect(await leftBehind(page)).toMatchObject({ caches: 0 })
  })
  await office.close()
})

test('sign-out without a network removes the data at once, lasts, and reaches the server later', async ({ page, context, browser }) => {
  const office = await browser.newPage()
  await signIn(office, 'logist')
  await page.goto('/login')
  await signInByForm(page, 'courier')
  await expect(page.getByRole('heading', { name: 'My deliveries', level: 1 })).toBeVisible()
  const order = await placeOrder(office, { status: STATUS.IN_DELIVERY, courier: await ownName(page) })
  await office.close()
  await expect(card(page, order)).toBeVisible()
  await shellIsKept(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /User menu/ }).tap()
  await page.getByRole('menuitem', { name: 'Logout' }).tap()
  await page.getByRole('button', { name: 'Confirm' }).tap()
  await expect(page.getByText('You are signed out on this device.')).toBeVisible()
  expect(await leftBehind(page)).toMatchObject({ rows: 1, kept: [] })

  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByText('You are signed out on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are signed out on this device.')).toBeHidden()
  expect((await page.request.get('/api/user/profile')).status()).toBe(401)
  await expect.poll(() => leftBehind(page)).toEqual({ rows: 0, kept: [], workers: 0, caches: 0 })
})

async function placeOrders(office: Page, page: Page): Promise<[PlacedOrder, PlacedOrder, PlacedOrder]> {
  const wish = { status: STATUS.IN_DELIVERY, courier: await ownName(page) }
  return [await placeOrder(office, wish), await placeOrder(office, wish), await placeOrder(office, wish)]
}

async function ownName(page: Page): Promise<string> {
  const { first_name, last_name } = await get<{ first_name: string; last_name: string }>(page, '/user/profile')
  return `${first_name} ${last_name}`
}

function card(page: Page, { track }: PlacedOrder): Locator {
  return page.getByRole('listitem').filter({ hasText: track, has: page.getByRole('heading') })
}

async function makeMove(page: Page, order: PlacedOrder, status: string, reason?: string): Promise<void> {
  await card(page, order).getByRole('button', { name: status }).tap()
  const sheet = page.getByRole('dialog', { name: status })
  if (reason) await sheet.getByText(reason).tap()
  await sheet.getByRole('button', { name: status }).tap()
  await expect(sheet).toBeHidden()
  await expect(card(page, order).getByText('Waits for the connection')).toBeVisible()
}

/** Waits until the service worker has cached the whole build and this page. */
async function shellIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Closes the page, as if the browser had thrown it away, and opens a new one. */
async function coldStart(context: BrowserContext, page: Page): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  return next
}

function leftBehind(page: Page): Promise<{ rows: number; kept: string[]; workers: number; caches: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('tracklane')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const stores = database.transaction(['kept', 'outbox', 'notes'])
    const counts = ['kept', 'outbox', 'notes'].map(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const counting = stores.objectStore(name).count()
          counting.onsuccess = () => resolve(counting.result)
          counting.onerror = () => reject(counting.error)
        }),
    )
    const rows = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    database.close()
    return {
      rows,
      kept: Object.keys(localStorage).filter((key) => key.startsWith('kept:') || key === 'outgoing-moves'),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }
  })
}

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}
