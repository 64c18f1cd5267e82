import { execFileSync } from 'node:child_process'
import { expectAccessible } from './accessible.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'admin'))

/** Runs a line as the dialog shows it and returns the server's answer. */
function run(line: string): { data?: unknown[]; message?: string } {
  return JSON.parse(execFileSync('bash', ['-c', line], { encoding: 'utf8' }))
}

async function makeToken(page: Page, name: string): Promise<{ line: string }> {
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: /New token of/ })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Make token' }).click()
  const shown = page.getByRole('dialog', { name, exact: true })
  const line = await shown.getByText(/^curl /).innerText()
  await expect(shown.getByRole('button', { name: 'Copy token' })).toBeVisible()
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  await expect(shown).toBeHidden()
  return { line }
}

test('an administrator creates an organization and a token whose example runs; disabling stops it, Undo starts it, revoking ends it', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/organization/')
  await page.getByRole('button', { name: 'New organization' }).click()
  await page.getByRole('dialog', { name: 'New organization' }).getByRole('textbox', { name: 'Name' }).fill('East Parcel')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Show' }).click()
  const form = page.getByRole('dialog', { name: 'East Parcel', exact: true })
  await expect(form.getByText(/None yet/)).toBeVisible()

  const { line } = await makeToken(page, 'Web shop')
  expect(run(line).data).toEqual([])
  await expect(form.getByRole('listitem').filter({ hasText: 'Web shop' })).toBeVisible()
  await expectAccessible(page)

  await form.getByRole('checkbox', { name: 'Active' }).uncheck()
  await expect(form.getByText('When you save: 1 token stops working')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('East Parcel is inactive: 1 token stops working')).toBeVisible()
  expect(run(line).message).toBe('Unauthenticated.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  expect(run(line).data).toEqual([])

  await page.getByRole('link', { name: /East Parcel/ }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Action confirmation' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(form.getByRole('alert')).toContainText('1 token uses this: make it inactive instead')
  await form.getByRole('button', { name: 'Revoke Web shop' }).click()
  await page.getByRole('dialog', { name: 'Revoke Web shop?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(form.getByText(/None yet/)).toBeVisible()
  expect(run(line).message).toBe('Unauthenticated.')
  await form.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('East Parcel is deleted')).toBeVisible()
})
