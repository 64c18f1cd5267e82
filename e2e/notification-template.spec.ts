import { expectAccessible } from './accessible.ts'
import { get, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function choose(page: Page, area: Locator, field: string, option: string): Promise<void> {
  await area.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a mail template is written with placeholders by keyboard, previewed with an order, saved and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin')
  const [order] = await get<{ track: string; customer_full_name: string }[]>(page, '/order-admin?per_page=10&sort=created_at')
  await page.goto('/notification/templates/?search=packed&new=1')
  const form = dialog(page, 'New template')
  const preview = form.getByRole('region', { name: 'Preview' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Being packed')
  await choose(page, form, 'Event', 'Status changed')
  await choose(page, form, 'New status', 'Processing')
  await choose(page, form, 'Channel', 'Email')
  await choose(page, form, 'Audience', 'Customer')

  await test.step('no key is lost behind a placeholder, in either kind of field', async () => {
    const subject = form.getByRole('textbox', { name: 'Subject (English)' })
    await subject.pressSequentially('We pack ')
    await form.getByRole('button', { name: 'Insert a placeholder: Subject (English)' }).press('Enter')
    await page.getByRole('menuitem', { name: /^Track number/ }).press('Enter')
    await page.keyboard.press('!')
    await expect(subject).toHaveValue('We pack {{order.track}}!')
    // The editor may group a key with the input before it, or take it alone where it came late: so one or two steps are needed.
    const pressUntil = async (keys: string, value: string) => {
      for (let count = 0; count < 2 && (await subject.inputValue()) !== value; count += 1) await page.keyboard.press(keys)
      await expect(subject).toHaveValue(value)
    }
    await pressUntil('Control+z', 'We pack ')
    await pressUntil('Control+Shift+z', 'We pack {{order.track}}!')

    const text = form.getByRole('textbox', { name: 'Text (English)' })
    await text.pressSequentially('Dear ')
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('End')
    await form.getByRole('button', { name: 'Insert a placeholder', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: /^Name of the customer/ }).press('Enter')
    await page.keyboard.type(', soon.')
    await expect(text).toHaveText('Dear {{customer.name}}, soon.')
  })

  await test.step('with the order that was typed', async () => {
    await preview.getByRole('combobox', { name: 'Order' }).fill(order?.track ?? '')
    await page.getByRole('option', { name: order?.track ?? '' }).click()
    const mail = preview.getByRole('article')
    await expect(mail).toContainText(`We pack ${order?.track}!`)
    await expect(mail).toContainText(`Dear ${order?.customer_full_name}, soon.`)
    await expectAccessible(page)
  })

  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: /Being packed/ })
  await expect(row).toContainText('Processing')
  await row.getByRole('link').click()
  const opened = dialog(page, 'Being packed')
  await opened.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /confirm/i })
    .getByRole('button', { name: /Confirm|Delete/ })
    .click()
  await expect(opened).toBeHidden()
  await expect(row).toBeHidden()

  await test.step('a mail that was given up is sent again', async () => {
    await page.goto('/notification/templates/?tab=delivery&state=dead')
    const dead = page.getByRole('row', { name: /refuses it for good/ })
    await expect(dead.first()).toBeVisible()
    const count = await dead.count()
    await dead.first().getByRole('link').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).press('Enter')
    await expect(dead).toHaveCount(count - 1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /given up: what to do$/ }).press('Enter')
    const reason = page.getByRole('region', { name: /refuses it for good/ })
    await reason.getByRole('button', { name: 'Send it again' }).press('Enter')
    await expect(dead).toHaveCount(0)
    await page.goto('/notification/templates/?tab=delivery&state=sent,waiting')
    await expect(page.getByRole('row', { name: /Sent/ }).first()).toBeVisible()
  })
})
