import { card, column, openBoard, openMenu } from './board.ts'
import { placeOrder } from './orders.ts'
import { get, put, signIn } from './session.ts'
import { subscription } from './subscriptions.ts'
import { expect, test } from './test.ts'

interface Flow {
  id: number
  links: { status_from: number; status_to: number; roles: string[] }[]
}

test('a changed flow is announced on an open board, which then uses it', async ({ page, browser }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  const isHeard = subscription(page, 'private-flow-updated.')
  await openBoard(page, order)
  await isHeard
  const office = await browser.newPage()
  await signIn(office, 'admin')
  const flow = await get<Flow>(office, '/order-flow/default')
  const shortcut = { status_from: 1, status_to: 3, roles: ['logist'] }

  await put(office, `/order-flow/${flow.id}`, { links: [...flow.links, shortcut] })
  await expect(page.getByText('Data update...')).toBeVisible()
  const menu = await openMenu(page, order)
  await menu.getByRole('menuitem', { name: 'Ready for dispatch' }).click()
  await expect(card(column(page, 'Ready for dispatch'), order)).toBeVisible()

  await put(office, `/order-flow/${flow.id}`, { links: flow.links })
  await office.close()
})
