import { expectAccessible } from './accessible.ts'
import { get, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const handle = (area: Locator, name: string) => area.getByRole('button', { name: `Move ${name} with the up and down arrows` })
const questions = (area: Locator) => area.locator('[data-row] a')

/** One red pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64')

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /confirm/i })
    .getByRole('button', { name: /Confirm|Delete/ })
    .click()
}

async function addQuestion(page: Page, category: Locator, question: string, answer: string): Promise<void> {
  await category.getByRole('button', { name: /^Add to/ }).click()
  const form = dialog(page, 'New question')
  await form.getByRole('textbox', { name: 'Question (English)' }).fill(question)
  await form.getByRole('textbox', { name: 'Answer (English)' }).fill(answer)
  await form.getByRole('button', { name: 'Add question' }).click()
  await expect(form).toBeHidden()
}

test('an administrator writes questions in two languages with a picture, sorts, hides and deletes them', { tag: '@proof' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin')
  await page.goto('/faq-admin/category/')
  await page.getByRole('button', { name: 'New category' }).click()
  const category = dialog(page, 'New category')
  await category.getByRole('textbox', { name: 'Name (English)' }).fill('Journeys')
  await category.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByRole('link', { name: 'Journeys', exact: true })).toBeVisible()

  await page.goto('/faq-admin/faq')
  const section = page.getByRole('region', { name: 'Journeys' })
  await addQuestion(page, section, 'First?', 'One.')
  await addQuestion(page, section, 'Second?', 'Two.')

  await test.step('two languages and a picture', async () => {
    await section.getByRole('link', { name: 'Second?' }).click()
    const form = dialog(page, 'Second?')
    await form.getByText('Deutsch', { exact: true }).click()
    await form.getByRole('textbox', { name: 'Question (Deutsch)' }).fill('Zweite?')
    const answer = form.getByRole('textbox', { name: 'Answer (Deutsch)' })
    await answer.fill('Zwei.')
    await form.getByRole('button', { name: 'Picture' }).last().click()
    const picture = page.getByRole('dialog', { name: /picture/i })
    await picture.locator('input[type=file]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PICTURE })
    await picture.getByRole('textbox', { name: 'Description' }).fill('A red dot')
    await picture.getByRole('button', { name: 'Upload' }).click()
    await expect(picture).toBeHidden()
    await expect(answer.locator('img')).toHaveAttribute('src', /^\/api\/upload\/[0-9a-f]{32}\.png$/)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(section.locator('li', { hasText: 'Second?' })).not.toContainText('DE')
  })

  await test.step('in order by keyboard', async () => {
    await expect(questions(section)).toHaveText(['First?', 'Second?'])
    await handle(section, 'Second?').focus()
    await page.keyboard.press('ArrowUp')
    await expect(questions(section)).toHaveText(['Second?', 'First?'])
    await expect
      .poll(async () =>
        (await get<{ category: string; question: string }[]>(page, '/faq'))
          .filter((faq) => faq.category === 'Journeys')
          .map((faq) => faq.question),
      )
      .toEqual(['Second?', 'First?'])
  })

  await test.step('hidden, with whom that concerns, and taken back', async () => {
    await section.getByRole('link', { name: 'First?' }).click()
    const form = dialog(page, 'First?')
    await form.getByRole('checkbox', { name: 'Published' }).uncheck()
    await expect(form.getByText('When you save: logists no longer find it')).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    const row = section.locator('li', { hasText: 'First?' })
    await expect(row).toContainText('Not published')
    await page.getByRole('alert').filter({ hasText: 'First? is saved' }).getByRole('button', { name: 'Undo' }).click()
    await expect(row).not.toContainText('Not published')
  })

  await test.step('deleted, the category last', async () => {
    for (const name of ['First?', 'Second?']) {
      await section.getByRole('link', { name }).click()
      await expect(dialog(page, name)).toBeVisible()
      await remove(page)
      await expect(section.getByRole('link', { name })).toBeHidden()
    }
    await page.goto('/faq-admin/category/')
    await page.getByRole('link', { name: 'Journeys', exact: true }).click()
    await expect(dialog(page, 'Journeys')).toBeVisible()
    await remove(page)
    await expect(page.getByRole('link', { name: 'Journeys', exact: true })).toBeHidden()
  })
})
