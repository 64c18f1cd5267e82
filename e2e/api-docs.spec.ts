import { complaintsOf } from './complaints.ts'
import { expect, test } from './test.ts'

test('the API reference works under the security policy, can be searched, and fits a phone', async ({ page, baseURL }) => {
  const wrong = complaintsOf(page)
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) wrong.push(request.url())
  })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Tracklane API' })).toBeVisible()
  const calls = page.locator('.opblock-summary-path')
  await expect(calls.first()).toBeVisible()

  await page.getByPlaceholder('Filter by tag or path').fill('revoke TOKEN')
  await expect(calls).toHaveText(['/organization/{id}/token', '/organization/{id}/token/{tokenId}'])
  await page.getByRole('button', { name: 'DELETE /organization/{id}/token Revoke all tokens of an organization' }).click()
  await expect(page.getByText('"message": "Unauthenticated."')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(wrong).toEqual([])
})

test("a request from the API reference has a token alone, never the reader's session", { tag: '@proof' }, async ({ page, baseURL }) => {
  await page.goto('/api/docs')
  await page.getByPlaceholder('Filter by tag or path').fill('get /config')
  await expect(page.locator('.opblock-summary-path')).toHaveText(['/config'])
  await page.context().addCookies([{ name: 'session', value: 'of-somebody', url: baseURL ?? '' }])
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/config'))
  await page.locator('.opblock-summary-control').first().click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  expect((await (await asked).allHeaders()).cookie).toBeUndefined()
  await expect(page.getByText('"brand": "Tracklane"').first()).toBeVisible()
})
