import { PAYLOADS } from '../server/src/hardening/payloads.testing.ts'
import { openRichTexts } from './rich-text-page.ts'
import { expect, test } from './test.ts'
import { provoke, watch } from './watch.ts'

test('no payload runs in a displayed rich text, whatever the server returns; as raw HTML they do run', async ({ page }) => {
  const ran = await watch(page)
  await page.route('**/naked', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${PAYLOADS.join('')}` }))
  await page.goto('/naked')
  await expect.poll(() => new Set(ran).size).toBeGreaterThan(1)

  const shown = await page.context().newPage()
  const ranThere = await watch(shown)
  await openRichTexts(
    shown,
    PAYLOADS.map((payload) => `<p>shown</p>${payload}`),
  )
  await expect(shown.getByText('shown', { exact: true })).toHaveCount(PAYLOADS.length)
  await provoke(shown)
  expect(ranThere).toEqual([])
  expect(await shown.locator('section :is(script, style, svg, math, iframe, object, embed, form, input, img, template)').count()).toBe(0)
})
