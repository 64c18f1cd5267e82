import { PAYLOADS } from '../server/src/hardening/payloads.testing.ts'
import { openRichTexts } from './rich-text-page.ts'
import { erase, get, post, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

/** Whatever a payload does when it runs: a dialog, a call of `alert`, or asking somebody for something. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && (hostname !== 'localhost' || /\/x$/.test(pathname))) ran.push(`asked ${request.url()}`)
  })
  await page.exposeFunction('ranSomething', () => ran.push('ran'))
  await page.addInitScript(() => Object.assign(window, { alert: () => Object(window).ranSomething() }))
  return ran
}

/** What waits for a hand or a pointer is given both. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart', 'begin'])
        element.dispatchEvent(new Event(name))
    }
    for (const link of document.querySelectorAll('a')) if (!/^(https?|mailto|tel):/.test(link.href)) link.click()
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

const inside = (page: Page, texts: readonly string[]) =>
  page.evaluate((given) => {
    const all = document.body.textContent ?? ''
    return given.filter((text) => !all.includes(text))
  }, texts)

test('the watch sees what runs', async ({ page }) => {
  const ran = await watch(page)
  await page.route('**/naked', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${PAYLOADS.join('')}` }))
  await page.goto('/naked')
  await expect.poll(() => new Set(ran).size).toBeGreaterThan(1)
})

test('no payload runs in a rich text as the client shows it, whatever the server has made of it', async ({ page }) => {
  const ran = await watch(page)
  await openRichTexts(
    page,
    PAYLOADS.map((payload) => `<p>shown</p>${payload}`),
  )
  await expect(page.getByText('shown', { exact: true })).toHaveCount(PAYLOADS.length)
  await provoke(page)
  expect(ran).toEqual([])
  expect(await page.locator('section :is(script, style, svg, math, iframe, object, embed, form, input, img, template)').count()).toBe(0)
})

test('every payload is words in the list of orders', async ({ page }) => {
  const ran = await watch(page)
  await signIn(page, 'logist')
  const mark = `payload-${Date.now()}`
  const ids: number[] = []
  for (const [at, payload] of PAYLOADS.entries()) {
    const order = {
      customer_full_name: payload,
      customer_address: payload,
      comment: payload,
      products: [{ name: payload, quantity: 1, price: '1.00' }],
    }
    ids.push((await post<{ id: number }>(page, '/order', { ...order, foreign_id: `${mark}-${at}` })).id)
  }
  await page.goto(`/order/index?search=${mark}&per_page=100`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(PAYLOADS.length + 1)
  const stored = await get<{ customer_full_name: string }[]>(page, `/order?search=${mark}&per_page=100`)
  expect(stored.map(({ customer_full_name }) => customer_full_name).sort()).toEqual(PAYLOADS.map((payload) => payload.trim()).sort())
  expect(
    await inside(
      page,
      PAYLOADS.map((payload) => payload.trim()),
    ),
  ).toEqual([])
  await provoke(page)
  expect(ran).toEqual([])
  for (const id of ids) await erase(page, `/order/${id}`)
})

test('a hostile question is words in the list of questions, and harmless where it is edited', async ({ page }) => {
  const ran = await watch(page)
  await signIn(page, 'admin')
  const texts = { question: PAYLOADS[0]?.trim() ?? '', answer: '<p>first</p>' }
  const category = await post<{ id: number }>(page, '/faq-category', { translations: { en: { name: `Payloads ${Date.now()}` } } })
  const { id } = await post<{ id: number }>(page, '/faq', { category_id: category.id, translations: { en: texts } })
  // As if the database and the server had been somebody else's.
  await page.route(/\/api\/faq(\/\d+)?(\/full)?(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const row of [body.data].flat()) if (row.id === id) Object.assign(row, hostile(row))
    await route.fulfill({ response, json: body })
  })
  await page.goto('/faq-admin/faq')
  await expect(page.getByText(PAYLOADS.join(' ').slice(0, 60)).first()).toBeVisible()
  await page.getByText(PAYLOADS.join(' ').slice(0, 60)).first().click()
  await expect(page.getByRole('dialog').getByText('first', { exact: true }).first()).toBeVisible()
  await provoke(page)
  expect(ran).toEqual([])
  await page.unroute(/\/api\/faq(\/\d+)?(\/full)?(\?.*)?$/)
  await erase(page, `/faq/${id}`)
  await erase(page, `/faq-category/${category.id}`)
})

function hostile(row: { translations?: object }) {
  const texts = { question: PAYLOADS.join(' '), answer: `<p>first</p>${PAYLOADS.join('')}` }
  return { ...texts, ...(row.translations && { translations: { en: texts } }) }
}
