import { expectAccessible } from './accessible.ts'
import { drag } from './drag.ts'
import { erase, get, post, put, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

interface Row {
  id: number
  section_id: number
  category_id: number
  title: string
  published: boolean
  cover: string | null
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const handle = (area: Locator, name: string) => area.getByRole('button', { name: `Move ${name} with the up and down arrows` })
const titles = (area: Locator) => area.locator('[data-row] > a')

/** One red pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64')
const UPLOADED = /^\/api\/upload\/[0-9a-f]{32}\.png$/

async function sendPicture(page: Page, title: string): Promise<void> {
  const picture = dialog(page, title)
  await picture.locator('input[type=file]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PICTURE })
  await picture.getByRole('button', { name: 'Upload' }).click()
  await expect(picture).toBeHidden()
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog(page, 'Action confirmation').getByRole('button', { name: 'Delete' }).click()
}

/** Returns the articles of one category in the server's order. */
async function articlesOf(page: Page, category: number): Promise<string[]> {
  return (await get<Row[]>(page, `/onboarding/article?category_id=${category}`)).map(({ title }) => title)
}

test('an administrator writes a section, a category and an article with a cover, and publishes it', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/onboarding-admin/section/')
  await page.getByRole('button', { name: 'New section' }).click()
  const section = dialog(page, 'New section')
  await section.getByRole('textbox', { name: 'Name (English)' }).fill('Journey')
  await section.getByRole('textbox', { name: 'Description (English)' }).fill('Made by a journey')
  await section.getByRole('button', { name: 'Add section' }).click()
  await expect(section).toBeHidden()

  await page.locator('li', { hasText: 'Journey' }).getByRole('link', { name: '0 categories' }).click()
  await page.getByRole('button', { name: 'New category' }).click()
  const category = dialog(page, 'New category')
  await category.getByRole('textbox', { name: 'Name (English)' }).fill('Way')
  await category.getByRole('combobox', { name: 'Section' }).click()
  await page.getByRole('option', { name: 'Journey', exact: true }).click()
  await category.getByRole('button', { name: 'Add category' }).click()
  await expect(category).toBeHidden()

  await page.goto('/onboarding-admin/article/')
  await page.getByRole('button', { name: 'Add to Way' }).click()
  const article = dialog(page, 'New article')
  await expect(article.getByRole('combobox', { name: 'Category' })).toHaveValue('Way')
  await article.getByRole('checkbox', { name: 'Published' }).uncheck()
  await article.getByRole('textbox', { name: 'Title (English)' }).fill('The way')
  const body = article.getByRole('textbox', { name: 'Text (English)' })
  await body.fill('Straight on.')
  const cover = article.getByRole('group', { name: 'Cover picture (English)' })

  await test.step('a picture in the text, and one above it that is replaced', async () => {
    await article.getByRole('button', { name: 'Picture', exact: true }).first().click()
    await sendPicture(page, 'Add a picture')
    await expect(body.locator('img')).toHaveAttribute('src', UPLOADED)
    await cover.getByRole('button', { name: 'Choose a picture' }).click()
    expect(await dialog(page, 'Cover picture (English)').evaluate((element) => element.getBoundingClientRect().width)).toBe(600)
    await sendPicture(page, 'Cover picture (English)')
    const first = await cover.getByRole('img').getAttribute('src')
    await cover.getByRole('button', { name: 'Choose another picture' }).click()
    await sendPicture(page, 'Cover picture (English)')
    await expect(cover.getByRole('img')).toHaveAttribute('src', UPLOADED)
    expect(await cover.getByRole('img').getAttribute('src')).not.toBe(first)
    await expectAccessible(page)
  })

  await article.getByRole('button', { name: 'Add article' }).click()
  await expect(article).toBeHidden()
  const region = page.getByRole('region', { name: /Journey.*Way/ })
  await expect(region.locator('li', { hasText: 'The way' })).toContainText('Not published')

  await test.step('published, with whom that concerns, and without its cover', async () => {
    await region.getByRole('link', { name: 'The way' }).click()
    const open = dialog(page, 'The way')
    await open.getByRole('checkbox', { name: 'Published' }).check()
    await expect(open.getByText('When you save: logists find the article')).toBeVisible()
    await open.getByRole('group', { name: 'Cover picture (English)' }).getByRole('button', { name: 'Remove the picture' }).click()
    await open.getByRole('button', { name: 'Save' }).click()
    await expect(open).toBeHidden()
    await expect(region.locator('li', { hasText: 'The way' })).not.toContainText('Not published')
    const [row] = (await get<Row[]>(page, '/onboarding/article')).filter(({ title }) => title === 'The way')
    expect(row).toMatchObject({ published: true, cover: null })
  })

  await test.step('the log tells both', async () => {
    await region.getByRole('link', { name: 'The way' }).click()
    await dialog(page, 'The way').getByRole('button', { name: 'Change log' }).click()
    const log = page.getByRole('dialog', { name: /^Change log · The way/ })
    await expect(log).toContainText('Cover picture (English)')
    await expect(log).toContainText('Published')
    await page.keyboard.press('Escape')
    await expect(log).toBeHidden()
  })

  await test.step('a section or category with contents cannot be deleted', async () => {
    await page.goto('/onboarding-admin/section/')
    await page.getByRole('link', { name: 'Journey', exact: true }).click()
    await expect(dialog(page, 'Journey')).toBeVisible()
    await remove(page)
    await expect(dialog(page, 'Journey').getByRole('alert')).toContainText('1 category')
    await dialog(page, 'Journey').getByRole('link', { name: 'Show 1 category' }).click()
    await page.getByRole('link', { name: 'Way', exact: true }).click()
    await expect(dialog(page, 'Way')).toBeVisible()
    await remove(page)
    await dialog(page, 'Way').getByRole('link', { name: 'Show 1 article' }).click()
    for (const [name, screen] of [
      ['The way', ''],
      ['Way', '/onboarding-admin/category/'],
      ['Journey', '/onboarding-admin/section/'],
    ] as const) {
      if (screen) await page.goto(screen)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(dialog(page, name)).toBeVisible()
      await remove(page)
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
    }
  })
})

test('articles are sorted by keyboard and by drag, and two administrators edit the same text', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const section = await post<Row>(page, '/onboarding/section', { translations: { en: { name: 'Order of things', description: '' } } })
  const category = await post<Row>(page, '/onboarding/category', { section_id: section.id, translations: { en: { name: 'In a row' } } })
  const made: Row[] = []
  for (const title of ['One', 'Two', 'Three']) {
    const translations = { en: { title, body: '<p>Read it.</p>', cover: '' } }
    made.push(await post<Row>(page, '/onboarding/article', { category_id: category.id, translations }))
  }
  await page.goto(`/onboarding-admin/article/?category_id=${category.id}`)
  const region = page.getByRole('region', { name: /In a row/ })
  await expect(titles(region)).toHaveText(['One', 'Two', 'Three'])

  await test.step('by keyboard', async () => {
    await handle(region, 'Three').focus()
    await page.keyboard.press('ArrowUp')
    await expect(titles(region)).toHaveText(['One', 'Three', 'Two'])
    await expect.poll(() => articlesOf(page, category.id)).toEqual(['One', 'Three', 'Two'])
  })

  await test.step('by drag', async () => {
    await drag(page, handle(region, 'Two'), handle(region, 'One'))
    await expect(titles(region)).toHaveText(['Two', 'One', 'Three'])
    await expect.poll(() => articlesOf(page, category.id)).toEqual(['Two', 'One', 'Three'])
  })

  await test.step('the same title', async () => {
    const other = await browser.newPage()
    await signIn(other, 'admin')
    await region.getByRole('link', { name: 'One' }).click()
    const open = dialog(page, 'One')
    const title = open.getByRole('textbox', { name: 'Title (English)' })
    await title.fill('Mine')
    await put(other, `/onboarding/article/${made[0]?.id}`, {
      translations: { en: { title: 'Theirs', body: '<p>Read it.</p>', cover: '' } },
    })
    await other.close()
    await open.getByRole('button', { name: 'Save' }).click()
    await expect(open.getByText(/Somebody else changed this meanwhile, at/)).toBeVisible()
    await expect(open.getByText('Theirs — Read it.')).toBeVisible()
    await expect(title).toHaveValue('Mine')
    await open.getByRole('button', { name: 'Save' }).click()
    await expect(open).toBeHidden()
    await expect(titles(region)).toHaveText(['Two', 'Mine', 'Three'])
  })

  for (const { id } of made) await erase(page, `/onboarding/article/${id}`)
  await erase(page, `/onboarding/category/${category.id}`)
  await erase(page, `/onboarding/section/${section.id}`)
})
