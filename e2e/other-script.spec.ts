import { cardLink, openBoard } from './board.ts'
import { placeOrder } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const CTRL = 2

/** Presses a key of a Ukrainian keyboard, named by the Latin key at the same place. */
async function pressUkrainian(page: Page, place: keyof typeof LETTERS, modifiers = 0): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const key = LETTERS[place]
  const pressed = { key, code: `Key${place}`, modifiers, windowsVirtualKeyCode: place.charCodeAt(0) }
  await keyboard.send('Input.dispatchKeyEvent', { ...pressed, type: 'keyDown', ...(modifiers === 0 && { text: key }) })
  await keyboard.send('Input.dispatchKeyEvent', { ...pressed, type: 'keyUp' })
  await keyboard.detach()
}

const LETTERS = { C: 'с', K: 'л', M: 'ь', X: 'ч' } as const

test('keys of list, palette and board act on a Ukrainian keyboard', async ({ page }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  await page.goto(`/order/index?track=${order.track}`)
  const link = page.getByRole('link', { name: new RegExp(order.track) })
  await link.focus()
  await pressUkrainian(page, 'X')
  await expect(page.getByRole('checkbox', { name: new RegExp(`Select.*${order.track}`) })).toBeChecked()
  await link.focus()
  await pressUkrainian(page, 'M')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await pressUkrainian(page, 'K', CTRL)
  await expect(page.getByRole('combobox', { name: 'Go to or find' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Go to or find' })).toBeHidden()

  await openBoard(page, order)
  await cardLink(page, order).focus()
  await pressUkrainian(page, 'M')
  await expect(page.getByRole('menu', { name: `Actions for ${order.track}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await pressUkrainian(page, 'C')
  await expect(page.getByRole('dialog', { name: 'New order' })).toBeVisible()
})
