import { expectAccessible } from './accessible.ts'
import { erase, get, post, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

interface Row {
  id: number
  title: string
  read: boolean
}

interface World {
  admin: Page
  section: number
  category: number
  articles: Row[]
}

const LONG = '<p>Read every line of this.</p>'.repeat(80)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const entry = (page: Page, name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
const card = (page: Page, title: string) => page.locator('[data-article]', { hasText: title })

/** Makes a published section with one category and these articles. */
async function write(admin: Page, name: string, titles: readonly string[]): Promise<World> {
  await signIn(admin, 'admin')
  const { id: section } = await post<Row>(admin, '/onboarding/section', {
    published: true,
    translations: { en: { name, description: 'Made by a journey' } },
  })
  const { id: category } = await post<Row>(admin, '/onboarding/category', {
    section_id: section,
    published: true,
    translations: { en: { name: `${name}, first part` } },
  })
  const articles: Row[] = []
  for (const title of titles) {
    const translations = { en: { title, body: LONG, cover: '' } }
    articles.push(await post<Row>(admin, '/onboarding/article', { category_id: category, published: true, translations }))
  }
  return { admin, section, category, articles }
}

async function tidy({ admin, section, category, articles }: World): Promise<void> {
  for (const { id } of articles) await erase(admin, `/onboarding/article/${id}`)
  await erase(admin, `/onboarding/category/${category}`)
  await erase(admin, `/onboarding/section/${section}`)
}

test('a logist reads a section, and read articles are ticked', async ({ page, browser }) => {
  const world = await write(await browser.newPage(), 'Learning the ropes', ['Knots', 'Hitches', 'Bends'])
  await page.setViewportSize({ width: 1440, height: 420 })
  await signIn(page, 'logist')
  await page.goto(`/onboarding?section=${world.section}`)
  await expect(entry(page, 'Learning the ropes')).toContainText('0 of 3 read')
  await expect(page.getByRole('heading', { level: 2, name: 'Learning the ropes' })).toBeVisible()
  await expectAccessible(page)

  await card(page, 'Hitches').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await card(page, 'Hitches').click()
  await expect(heading(page, 'Hitches')).toBeFocused()
  await expect(page).toHaveTitle(/^Hitches · /)
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible()
  await expectAccessible(page)

  await test.step('back in the list everything is where it was', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(card(page, 'Hitches')).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    await expect(card(page, 'Hitches')).toContainText('Not read yet')
  })

  await test.step('the end is seen', async () => {
    await card(page, 'Knots').focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Knots')).toBeFocused()
    await page.getByRole('button', { name: 'Mark as read' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('You have read this article.')).toBeVisible()
    await expect(page.getByText('1 of 3 read')).toBeVisible()
  })

  await test.step('turned to the next, by keyboard', async () => {
    await page.getByRole('link', { name: 'Next article' }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Hitches')).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Next article' }).click()
    await expect(heading(page, 'Bends')).toBeFocused()
    await expect(page.getByText('2 of 3 read')).toBeVisible()
  })

  await test.step('an address that can be shared and reloaded, and another tab', async () => {
    await page.reload()
    await expect(heading(page, 'Bends')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(`/onboarding?section=${world.section}`)
    await expect(entry(other, 'Learning the ropes')).toContainText('2 of 3 read')
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByText('3 of 3 read')).toBeVisible()
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(entry(other, 'Learning the ropes')).toContainText('3 of 3 read')
    await other.close()
  })
  const read = (await get<Row[]>(page, `/onboarding/article?section_id=${world.section}`)).map((row) => row.read)
  expect(read).toEqual([true, true, true])
  await tidy(world)
  await world.admin.close()
})
