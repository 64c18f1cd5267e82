import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { courierNamed, placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { type Download, expect, type Locator, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

async function printed(page: Page, button: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return file
}

/** Returns the number of pages in the document. */
async function pagesOf(file: Download): Promise<number> {
  const text = (await readFile(await file.path())).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  return Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1])
}

test('labels of selected orders: paper, first free place by keyboard, the file, and the mark in the list', async ({ page }) => {
  const orders = [await placeOrder(page), await placeOrder(page), await placeOrder(page)]
  await page.goto(`/order/index?track=${orders.map(({ track }) => track).join()}`)
  for (const { track } of orders) await page.getByRole('checkbox', { name: new RegExp(track) }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Print labels…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print labels: 3 orders' })
  await expect(dialog.getByText('3 labels', { exact: true })).toBeVisible()
  await dialog.getByRole('radio', { name: 'A4' }).check()
  await dialog.getByRole('radio', { name: 'Place 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Place 3' })).toBeChecked()
  await expect(dialog.getByText('3 labels on 2 sheets of A4')).toBeVisible()
  await expectAccessible(page)
  const file = await printed(page, dialog.getByRole('button', { name: 'Print 3 labels' }))
  expect(file.suggestedFilename()).toMatch(/^Labels \d\d\.\d\d\.\d{4}\.pdf$/)
  expect(await pagesOf(file)).toBe(2)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'Label printed' })).toHaveCount(3)
})

test("a courier's manifest is printed from the courier, and from a board filtered by that courier", { tag: '@proof' }, async ({ page }) => {
  await placeOrder(page, { status: STATUS.IN_DELIVERY, courier: 'Mehmet Yılmaz' })
  const { id, name } = await courierNamed(page, 'Mehmet Yılmaz')
  await page.goto(`/courier/?id=${id}`)
  await page.getByRole('button', { name: 'Manifest…' }).click()
  const dialog = page.getByRole('dialog', { name: `Manifest: ${name}` })
  const file = await printed(page, dialog.getByRole('button', { name: 'Print all days' }))
  expect(file.suggestedFilename()).toBe(`Manifest of ${name}.pdf`)
  expect(await pagesOf(file)).toBeGreaterThan(0)
  await page.goto(`/order/kanban?courier_id=${id}`)
  await expect(page.getByRole('button', { name: 'Manifest…' })).toBeVisible()
})
