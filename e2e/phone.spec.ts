import { card, column, openMenu } from './board.ts'
import { placeOrder } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a logist moves a card on a phone by its menu', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  await page.goto(`/order/kanban?track=${order.track}`)
  await expect(card(page, order)).toBeVisible()
  const menu = await openMenu(page, order)
  await menu.getByRole('menuitem', { name: 'Processing' }).click()
  await expect(card(column(page, 'Processing'), order)).toBeAttached()
  await expectNoOverflow(page)

  await page.goto('/order/index?new=true')
  const form = page.getByRole('dialog', { name: 'New order' })
  await expect(form.getByRole('button', { name: 'Create order' })).toBeVisible()
  await expectFingersFit(form)
})

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

/** The least height of a target on touch, in px. */
const FINGER = 44

async function expectFingersFit(form: Locator): Promise<void> {
  const small = await form.locator('button, .mantine-Input-input').evaluateAll((targets, least) => {
    const shown = targets.filter((target) => target.checkVisibility())
    const heights = shown.map((target) => ({ name: target.textContent || target.id, height: target.getBoundingClientRect().height }))
    return heights.filter(({ height }) => height < least)
  }, FINGER)
  expect(small).toEqual([])
}
