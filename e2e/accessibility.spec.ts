import { expectAccessible } from './accessible.ts'
import { cardLink, column, openBoard, openMenu } from './board.ts'
import { placeOrder, STATUS } from './orders.ts'
import { type Person, signIn } from './session.ts'
import { expect, test } from './test.ts'

const PEOPLE: readonly Person[] = ['admin', 'organization-admin', 'logist', 'reporter', 'courier', 'security']

/** Where administrators work; `dialog` is what the address opens over it. */
const ADMINISTRATION: readonly { path: string; dialog?: true }[] = [
  { path: '/organization/' },
  { path: '/organization/?id=1', dialog: true },
  { path: '/country/' },
  { path: '/user/' },
  { path: '/user/?new=1', dialog: true },
  { path: '/order-flow/' },
  { path: '/order-flow/?id=1' },
  { path: '/order-flow/?id=1&view=matrix' },
  { path: '/kanban/board' },
  { path: '/kanban/card' },
  { path: '/kanban/order-sub-status' },
  { path: '/i18n/languages/' },
  { path: '/i18n/phrases/' },
  { path: '/onboarding-admin/section/' },
  { path: '/onboarding-admin/category/' },
  { path: '/onboarding-admin/article/' },
  { path: '/onboarding-admin/article/?new=1', dialog: true },
  { path: '/faq-admin/category/' },
  { path: '/faq-admin/faq' },
  { path: '/faq-admin/faq?new=1', dialog: true },
  { path: '/faq-admin/faq?tab=missed' },
  { path: '/faq-admin/faq?tab=unhelpful' },
  { path: '/order/rejected/' },
  { path: '/order-admin' },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing serious in the ${colorScheme} theme`, () => {
    // Transitions half way through have half their contrast.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('at the sign-in and on an unknown page', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expectAccessible(page)
      await page.goto('/no/such/page')
      await expect(page.getByText('This page could not be found')).toBeVisible()
      await expectAccessible(page)
    })

    for (const person of PEOPLE) {
      test(`on the home of ${person}`, async ({ page }) => {
        await signIn(page, person)
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })
    }

    test('on the board, its menus, dialogs and an opened order', async ({ page }) => {
      await signIn(page, 'logist')
      const order = await placeOrder(page, { status: STATUS.READY })
      await page.goto('/order/kanban')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)

      await openBoard(page, order)
      const menu = await openMenu(page, order)
      await expectAccessible(page)
      await menu.getByRole('menuitem', { name: 'In delivery' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await cardLink(page, order).focus()
      await page.keyboard.press('Space')
      await expect(column(page, 'New')).toHaveAttribute('data-verdict', 'refused')
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await cardLink(page, order).click()
      await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
      await expectAccessible(page)
    })

    test('on the screens of the administration', async ({ page }) => {
      await signIn(page, 'admin')
      for (const { path, dialog } of ADMINISTRATION) {
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('dialog')).toHaveCount(dialog ? 1 : 0)
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expectAccessible(page)
        })
      }
    })

    test('where a logist learns', async ({ page }) => {
      await signIn(page, 'logist')
      await page.goto('/onboarding')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    })

    test('in the palette, the keys of a screen and the log of a row', async ({ page }) => {
      await signIn(page, 'admin')
      await page.goto('/organization/?id=1')
      await page.getByRole('dialog').getByRole('button', { name: 'Change log' }).click()
      await expect(page.getByRole('dialog', { name: /^Change log · / })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await page.goto('/user/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Keys of this screen' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Go to or find' })).toBeFocused()
      await expectAccessible(page)
    })

    test('when the person is asked about leaving', async ({ page }) => {
      await signIn(page, 'reporter')
      await page.goto('/')
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
