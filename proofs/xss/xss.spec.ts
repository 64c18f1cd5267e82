import { erase, get, post, signIn } from '../../e2e/session.ts'
import { expect, type Page, test } from '../../e2e/test.ts'
import { provoke, watch } from '../../e2e/watch.ts'
import { PAYLOADS } from '../../server/src/hardening/payloads.testing.ts'

const inside = (page: Page, texts: readonly string[]) =>
  page.evaluate((given) => {
    const all = document.body.textContent ?? ''
    return given.filter((text) => !all.includes(text))
  }, texts)

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
  // Answers like a server or database in foreign hands.
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
