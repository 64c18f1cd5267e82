import { expectAccessible } from './accessible.ts'
import { get, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

interface Person {
  id: number
  first_name: string
  last_name: string
}

/** Waits until the page is subscribed: then it hears from the server when its session ends. */
async function listening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded'))
}

test('an administrator impersonates a logist, under a banner, and goes back', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const nora = await get<Person>(page, '/user/profile')
  const other = await browser.newPage()
  await signIn(other, 'logist')
  const logist = await get<Person>(other, '/user/profile')
  await other.close()

  const second = await page.context().newPage()
  await Promise.all([page, second].map((one) => Promise.all([listening(one), one.goto(`/user/?id=${logist.id}`)])))
  await expect(second.getByRole('banner').getByText('Administrator')).toBeVisible()
  await page.getByRole('button', { name: `Act as ${logist.first_name} ${logist.last_name}` }).click()
  await page.getByLabel('Reason').fill('Check the board')
  await page.getByRole('button', { name: `Act as ${logist.first_name}`, exact: true }).click()

  // The other tab of this browser still showed the administrator's screen.
  const banner = page.getByRole('region', { name: 'Acting as somebody else' })
  for (const one of [page, second]) {
    await expect(one.getByRole('region', { name: 'Acting as somebody else' })).toContainText(
      `You act as ${logist.first_name} ${logist.last_name}, Logist`,
    )
  }
  for (const one of [page, second]) await expect(one).toHaveURL('/')
  await second.close()
  await expect(banner.getByRole('timer')).toContainText(/(60|59) min left/)
  expect(await page.evaluate(() => localStorage.getItem('impersonate'))).toContain(`"id":${logist.id},"visible":true`)

  await page.goto('/order/kanban')
  await expect(page.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible()
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(await banner.evaluate((element) => element.getBoundingClientRect().height)).toBe(44)
  await page.keyboard.press('Tab')
  const back = page.getByRole('button', { name: `Back to ${nora.first_name} ${nora.last_name}` })
  await expect(back).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(banner).toContainText(`As ${logist.first_name} ${logist.last_name}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await back.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(banner).toBeHidden()
  expect((await get<Person>(page, '/user/profile')).id).toBe(nora.id)
  expect(await page.evaluate(() => localStorage.getItem('impersonate'))).toContain('"id":null,"visible":false')
})
