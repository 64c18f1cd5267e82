import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeOrder, readOrder, STATUS } from '../../e2e/orders.ts'
import { get, signIn, signInByForm } from '../../e2e/session.ts'
import { type BrowserContext, chromium, devices, expect, type Page, test } from '../../e2e/test.ts'

const KILLS = Number(process.env.KILLS ?? 1)

test('a move that “waits” survives the death of the browser', async ({ browser, baseURL, launchOptions }) => {
  const office = await browser.newPage()
  await signIn(office, 'logist')
  const profile = mkdtempSync(join(tmpdir(), 'tracklane-phone-'))
  const start = async (): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...devices['Pixel 7'],
      ...(baseURL && { baseURL }),
    })
    return [context, context.pages()[0] ?? (await context.newPage())]
  }

  let [context, page] = await start()
  for (let kill = 1; kill <= KILLS; kill++)
    await test.step(`kill ${kill}`, async () => {
      await openHome(page)
      const { first_name, last_name } = await get<{ first_name: string; last_name: string }>(page, '/user/profile')
      const order = await placeOrder(office, { status: STATUS.IN_DELIVERY, courier: `${first_name} ${last_name}` })
      const card = page.getByRole('listitem').filter({ hasText: order.track })
      await expect(card).toBeVisible()
      await context.setOffline(true)
      await card.getByRole('button', { name: 'Delivered' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).tap()
      await expect(card.getByText('Waits for the connection')).toBeVisible()
      await new Promise((resolve) => setTimeout(resolve, 300))
      killBrowserOf(profile)
      await context.close().catch(() => undefined)

      ;[context, page] = await start()
      expect((await readOrder(office, order)).status_id).toBe(STATUS.IN_DELIVERY)
      await openHome(page)
      await expect.poll(async () => (await readOrder(office, order)).status_id, { timeout: 30_000 }).toBe(STATUS.DELIVERED)
    })
  test.info().annotations.push({ type: 'kept and made once', description: `after ${KILLS} of ${KILLS} kills` })
  await context.close()
  await office.close()
  rmSync(profile, { recursive: true, force: true })
})

/** Opens the home, with a new sign-in where the killed browser has lost its session. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  const home = page.getByRole('heading', { name: 'My deliveries', level: 1 })
  const email = page.getByLabel('Email')
  await expect(home.or(email)).toBeVisible()
  if (await email.isVisible()) await signInByForm(page, 'courier')
  await expect(home).toBeVisible()
}

/** Kills every process of the browser that uses this folder, at once. */
function killBrowserOf(profile: string): void {
  const ids = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && commandOf(id).includes(profile))
  expect(ids.length).toBeGreaterThan(0)
  spawnSync('kill', ['-9', ...ids])
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return '' // already ended
  }
}
