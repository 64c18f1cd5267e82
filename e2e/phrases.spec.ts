import { readFileSync } from 'node:fs'
import { expectAccessible } from './accessible.ts'
import { get, post, put, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const COUNT = '{count, plural, one {# crate} other {# crates}}'
const CATEGORY = 'journey'

interface Phrase {
  id: number
  translations: Record<string, string>
}

test.beforeEach(({ page }) => signIn(page, 'admin'))
test.afterEach(async ({ page }) => {
  for (const { id } of await phrasesOf(page, `category=${CATEGORY}`)) await remove(page, id)
})

test('an administrator goes to missing texts by one key, and an incomplete plural is not saved', { tag: '@proof' }, async ({ page }) => {
  await make(page, { message: COUNT })
  await make(page, { message: 'Ramp', translations: { de: 'Rampe', es: 'Rampa', uk: 'Рампа' } })
  await page.goto(`/i18n/phrases/?category=${CATEGORY}&missing_in=pl`)
  await expect(grid(page).getByRole('gridcell')).toHaveCount(8)
  await page.keyboard.press('n')
  const field = page.getByRole('textbox', { name: /crate.*Polski$/ })
  await expect(field).toBeFocused()
  await page.keyboard.insertText('{count, plural, one {# skrzynia} few {# skrzynie} other {# skrzyni}}')
  await expect(page.getByText('Polski also needs the form “many”, for 0, 5, 12')).toBeVisible()
  await expect(page.getByText('No form yet')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Save and next missing' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add many' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.insertText('# skrzyń')
  await expect(page.getByText('5 skrzyń')).toBeVisible()
  await page.keyboard.press('Control+Enter')

  const ramp = page.getByRole('textbox', { name: 'Ramp in Polski' })
  await expect(ramp).toBeFocused()
  await page.keyboard.insertText('Rampa')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Nothing is missing here')).toBeVisible()
  await expect(ramp).toBeHidden()
  const [counted] = await phrasesOf(page, `category=${CATEGORY}&search=crate`)
  expect(counted?.translations.pl).toContain('many {# skrzyń}')
})

test('a changed text is on this screen at once, and on another one with its next load', { tag: '@proof' }, async ({ page, browser }) => {
  const [placeholder] = await phrasesOf(page, 'category=phrases&search=Phrase%20or%20translation')
  const german = placeholder?.translations.de ?? ''
  const other = await browser.newPage()
  await signIn(other, 'admin')
  await put(page, '/user/profile', { language: 'de' })
  try {
    await page.goto(`/i18n/phrases/?search=Phrase or translation&id=${placeholder?.id}&in=de`)
    await expect(page.getByPlaceholder(german)).toBeVisible()
    await page.getByRole('textbox', { name: /auf Deutsch$/ }).fill('Wort oder Übersetzung')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByPlaceholder('Wort oder Übersetzung')).toBeVisible()
    await other.goto('/i18n/phrases/')
    await expect(other.getByPlaceholder('Wort oder Übersetzung')).toBeVisible()
  } finally {
    await put(page, `/i18n/source/${placeholder?.id}`, { translations: { de: german } })
    await put(page, '/user/profile', { language: 'en' })
    await other.close()
  }
})

test('a file is downloaded, changed, and shows its valid lines before it is taken', { tag: '@proof' }, async ({ page }) => {
  await make(page, { message: COUNT, translations: { de: '{count, plural, one {# Kiste} other {# Kisten}}' } })
  await page.goto(`/i18n/phrases/?category=${CATEGORY}`)
  const downloading = page.waitForEvent('download')
  await fileEntry(page, 'Export a file: Deutsch')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('phrases-de.csv')
  const text = readFileSync((await download.path()) ?? '', 'utf8')
  const changed = text.replaceAll('# Kisten', '# Kästen').replace(/^journey,/m, 'journey,no such phrase,x\r\njourney,')

  const choosing = page.waitForEvent('filechooser')
  await fileEntry(page, 'Import a file: Deutsch')
  await (await choosing).setFiles({ name: 'de.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) })
  const report = page.getByRole('dialog', { name: 'Import a file: Deutsch' })
  await expect(report.getByText('1 is refused')).toBeVisible()
  await expect(report.getByText('There is no such phrase')).toBeVisible()
  await report.getByRole('button', { name: /^Take/ }).click()
  await expect(report).toBeHidden()
  await expect(grid(page).getByRole('gridcell', { name: /# Kästen/ })).toBeVisible()
})

function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Phrases' })
}

async function fileEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Files' }).click()
  await page.getByRole('menuitem', { name }).click()
}

function phrasesOf(page: Page, query: string): Promise<Phrase[]> {
  return get(page, `/i18n/source?${query}`)
}

async function make(page: Page, phrase: { message: string; translations?: object }): Promise<void> {
  await post(page, '/i18n/source', { category: CATEGORY, ...phrase })
}

async function remove(page: Page, id: number): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  await page.request.delete(`/api/i18n/source/${id}`, {
    headers: { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
  })
}
