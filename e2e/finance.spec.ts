import { courierNamed, move, placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const COURIER = 'Mehmet Yılmaz'

test.beforeEach(({ page }) => signIn(page, 'logist'))

/** Makes an order delivered for cash that is not handed over yet. */
async function delivered(page: Page) {
  return move(page, await placeOrder(page, { status: STATUS.IN_DELIVERY, courier: COURIER }), STATUS.DELIVERED)
}

function row(page: Page, name: RegExp) {
  return page.getByRole('row', { name }).first()
}

test('a courier hands over cash: receipt, cancellation, and every order follows', async ({ page }) => {
  const orders = [await delivered(page), await delivered(page)]
  await page.goto('/order/finance/')
  await page.getByRole('button', { name: `Hand over: ${COURIER}` }).click()
  const form = page.getByRole('dialog', { name: `Hand-over · ${COURIER}` })
  await form.getByRole('checkbox', { name: /^All/ }).uncheck()
  for (const { track } of orders) await form.getByRole('checkbox', { name: new RegExp(track) }).check()
  await expect(form.getByRole('status').getByText('169.40 EUR')).toBeVisible()

  const receipt = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Mark 2 as paid and print receipt' }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^Receipt H-\d{4}\.pdf$/)
  await expect(form).toBeHidden()
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ paid: true })

  const past = page.getByRole('list', { name: 'Past hand-overs' }).getByRole('listitem').first()
  await expect(past).toContainText('169.40 EUR')
  await past.getByRole('button', { name: /^Take back/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Take back/ })
  await dialog.getByLabel('Reason').fill('Counted twice')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(past).toContainText('taken back')
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ paid: false })

  await past.getByRole('button', { name: /^H-/ }).click()
  await expect(page.getByRole('dialog', { name: /^Hand-over H-/ }).getByText(/Counted twice/)).toBeVisible()
})

test('every number links to exactly its orders', { tag: '@proof' }, async ({ page }) => {
  await delivered(page)
  const { id } = await courierNamed(page, COURIER)
  await page.goto('/order/finance/')
  const names = [new RegExp(`^${COURIER} EUR`), /^Total EUR/]
  for (const name of names) {
    await expect(row(page, name)).toBeVisible()
    const words = await row(page, name).getByRole('link').count()
    expect(words).toBeGreaterThan(0)
    for (let index = 0; index < words; index += 1) {
      const link = row(page, name).getByRole('link').nth(index)
      const shown = Number((await link.innerText()).replaceAll(/[,\n]/g, ' ').match(/(\d+) orders?/)?.[1])
      await link.click()
      await expect(page).toHaveURL(/\/order\/index\?archived=any/)
      await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(new RegExp(` of ${shown}$`))
      await page.goBack()
    }
  }
  await row(page, names[0] as RegExp)
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`courier_id=${id}`))
})
