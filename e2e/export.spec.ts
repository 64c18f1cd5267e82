import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { placeOrder } from './orders.ts'
import { put, signIn } from './session.ts'
import { type Download, expect, type Page, test } from './test.ts'

/** Returns the file that the menu's entry downloads. */
async function exported(page: Page, menu: string, entry: string): Promise<Download> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()])
  return download
}

test('a logist exports the list as XLSX, in German and with the columns of the screen', async ({ page }) => {
  await signIn(page, 'logist')
  await put(page, '/user/profile', { language: 'de' })
  const order = await placeOrder(page)
  await page.goto(`/order/index?track=${order.track}`)
  const download = await exported(page, 'Exportieren', 'Excel-Datei (XLSX)')
  expect(download.suggestedFilename()).toMatch(/^Bestellungen \d{4}-\d\d-\d\d\.xlsx$/)
  const [heads = [], ...rows] = await readSheet(await readFile(await download.path()))
  expect(heads.slice(0, 5)).toEqual(['Sendungsnr.', 'Status', 'Grund', 'Kunde', 'Telefon'])
  expect(rows.map((row) => row.slice(0, 2))).toEqual([[order.track, 'Neu']])
  await expect(page.getByText(/^Bestellungen .+ wurde heruntergeladen$/)).toBeVisible()
  await put(page, '/user/profile', { language: 'en' })
})

test('a reporter exports all orders from the home as CSV', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'reporter')
  await page.goto('/')
  const download = await exported(page, 'Export', 'Text file (CSV)')
  expect(download.suggestedFilename()).toMatch(/^Orders \d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const [heads = ''] = text.split('\r\n')
  expect(heads.split(',')).toHaveLength(21)
  expect(heads).toMatch(/^\ufeffID,Status,Reason,Order number,Track,Customer,/)
  const total = await page.request.get('/api/order?per_page=10').then(async (answer) => (await answer.json()).meta.total)
  expect(text.split('\r\n').length - 2).toBe(total)
})
