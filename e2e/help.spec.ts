import { get, put, signIn } from './session.ts'
import { expect, test } from './test.ts'

const WORDS = 'You see the orders of your own country and organization.'
/** Found by no order of the demo world. */
const NOWHERE = '/order/index?search=zzqqxx-nothing'

test('an empty list says why: a logist is led to the question where there is one, others read it in place', async ({ page }) => {
  await signIn(page, 'logist')
  await put(page, '/user/profile', { language: 'en' })
  const there = await get<{ question: string }[]>(page, '/faq?key=empty-list')
  await page.goto(NOWHERE)
  await expect(page.getByText(WORDS)).toBeVisible()
  const link = page.getByRole('link', { name: 'Read more about it' })
  if (there[0]) {
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: there[0].question })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText(WORDS)).toBeVisible()
  } else {
    await expect(link).toHaveCount(0)
  }
  await signIn(page, 'reporter')
  await put(page, '/user/profile', { language: 'en' })
  await page.goto(NOWHERE)
  await expect(page.getByText(WORDS)).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('a link of help shows only where something is to be read', async ({ page }) => {
  await signIn(page, 'logist')
  await put(page, '/user/profile', { language: 'en' })
  await page.route(/\/api\/faq\?.*key=/, (route) => route.fulfill({ json: { data: [] } }))
  const asked = page.waitForResponse((response) => response.url().includes('key=empty-list'))
  await page.goto(NOWHERE)
  await asked
  await expect(page.getByText(WORDS)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read more about it' })).toHaveCount(0)
})
