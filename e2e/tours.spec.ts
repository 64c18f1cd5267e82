import { expectAccessible } from './accessible.ts'
import { newLogist, signInAs } from './new-logist.ts'
import { put } from './session.ts'
import { expect, type Page, test } from './test.ts'
import { entryOf, expectLit, expectStep, flagsOf, MENU_STEPS, step, welcome } from './tours.ts'

async function beMini(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.common ??= JSON.stringify({ state: { mini: true }, version: 0 })
  })
}

for (const { name, width, height } of [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'on a phone', width: 360, height: 740 },
]) {
  test(`${name}, a new logist gets the welcome and the tour of the menu, which is left unchanged`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height })
    await newLogist(page, browser)
    await page.goto('/')
    await expect(welcome(page)).toBeVisible()
    const box = await welcome(page).boundingBox()
    expect(box?.width).toBe(width > 660 ? 660 : box?.width)
    await welcome(page).getByRole('button', { name: 'Start learning' }).click()
    for (const [index, title] of MENU_STEPS.entries()) {
      await expectStep(page, title, `${index + 1} of 6`)
      await step(page, title)
        .getByRole('button', { name: index === 5 ? 'Finish' : 'Forward' })
        .click()
    }
    await expect(page).toHaveURL(/\/onboarding/)
    await expect(page.locator('.driver-overlay')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => flagsOf(page)).toMatchObject({ hide_welcome: true, hide_menu_tour: true, hide_onboarding_tour: false })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('with the mini menu the tour works by keyboard alone: forward, back, on after a reload, and out', async ({ page, browser }) => {
  await beMini(page)
  await newLogist(page, browser)
  await page.goto('/')
  await expect(welcome(page).getByRole('button', { name: 'Start learning' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStep(page, MENU_STEPS[0], '1 of 6')
  await expect(entryOf(page, 'Board')).toContainText('Board')
  await page.keyboard.press('Enter')
  await expectStep(page, MENU_STEPS[1], '2 of 6')
  await page.keyboard.press('ArrowRight')
  await expectStep(page, MENU_STEPS[2], '3 of 6')
  await page.keyboard.press('ArrowLeft')
  await expectStep(page, MENU_STEPS[1], '2 of 6')
  // The focus stays in the step, in both directions.
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(step(page, 'Board').locator(':focus')).toHaveCount(1)
  }
  // Neither the palette nor a key of the screen works meanwhile.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to or find' })).toHaveCount(0)
  await page.reload()
  await expectStep(page, MENU_STEPS[1], '2 of 6')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/onboarding/)
  await expect.poll(() => flagsOf(page)).toMatchObject({ hide_menu_tour: true })
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'mini')
})

test('fast key presses leave one highlight, with the focus in its card', { tag: '@proof' }, async ({ page, browser }) => {
  await newLogist(page, browser, ['hide_welcome'])
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.reload()
  const comes = (title: string) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(20)
          return step(page, title).isVisible()
        },
        { intervals: [0] },
      )
      .toBe(true)
  // The light moves on to the second before it has come to rest on the first.
  await comes(MENU_STEPS[0])
  await page.keyboard.press('ArrowRight')
  await comes(MENU_STEPS[1])
  await page.clock.runFor(1_000)
  await expectLit(page, entryOf(page, MENU_STEPS[1]))
  // The card of the third step appears before its light.
  await page.keyboard.press('ArrowRight')
  await comes(MENU_STEPS[2])
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(step(page, MENU_STEPS[2]).locator(':focus')).toHaveCount(1)
  }
})

test('a closed welcome comes again; a postponed onboarding shows its place, then the board', {
  tag: '@proof',
}, async ({ page, browser }) => {
  await newLogist(page, browser)
  await page.goto('/')
  await expect(welcome(page).getByRole('button', { name: 'Start learning' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toHaveCount(0)
  expect(Object.values(await flagsOf(page)).filter(Boolean)).toEqual([])
  await page.reload()
  await welcome(page).getByRole('button', { name: 'Complete training later' }).click()
  await expect(step(page, 'Your training waits here')).toBeVisible()
  await expectLit(page, entryOf(page, 'Onboarding'))
  await page.reload()
  await step(page, 'Your training waits here').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/order\/kanban$/)
  await expect(page.getByRole('region', { name: 'Ready for dispatch', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const others = { hide_kanban_tour: false, hide_onboarding_tour: false, hide_setup_guide: false }
  expect(await flagsOf(page)).toEqual({ hide_welcome: true, hide_menu_tour: true, ...others })
})

test("the sign-in after the menu's tour shows the lessons once, and the board is shown on its first visit", { tag: '@proof' }, async ({
  page,
  browser,
}) => {
  const account = await newLogist(page, browser, ['hide_welcome', 'hide_menu_tour'])
  await page.goto('/')
  await expect(step(page, 'Go on with your training')).toBeVisible()
  await expectLit(page, entryOf(page, 'Onboarding'))
  await page.reload()
  await step(page, 'Go on with your training').getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => flagsOf(page)).toMatchObject({ hide_onboarding_tour: true, hide_kanban_tour: false })

  await entryOf(page, 'Board').click()
  await expectLit(page, page.locator('[data-column] > header').first())
  await page.keyboard.press('ArrowRight')
  await expect(step(page, 'A card is an order')).toBeVisible()
  await expectLit(page, page.locator('[data-column] article').first())
  await page.reload()
  await step(page, 'A card is an order').getByRole('button', { name: 'Forward' }).click()
  await expectLit(page, page.getByRole('searchbox').first())
  await step(page, 'Find an order').getByRole('button', { name: 'Finish' }).click()
  await expect.poll(() => flagsOf(page)).toMatchObject({ hide_kanban_tour: true })

  await page.context().clearCookies()
  await signInAs(page, account)
  await page.goto('/order/kanban')
  await expect(page.getByRole('region', { name: 'Ready for dispatch', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a step without its menu entry says so, and the tour continues', { tag: '@proof' }, async ({ page, browser }) => {
  await newLogist(page, browser, ['hide_welcome'])
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: '[data-side-menu] a[href^="/order/finance"] {display: none}' }),
      )
    })
  })
  await page.goto('/')
  await expectStep(page, MENU_STEPS[0])
  await page.keyboard.press('ArrowRight')
  await expectStep(page, MENU_STEPS[1])
  await page.keyboard.press('ArrowRight')
  await expect(step(page, 'Finance')).toContainText('This step is skipped: it is not on your screen right now.')
  await expect(step(page, 'Finance')).toContainText('3 of 6')
  await expect(step(page, 'Finance').getByRole('button', { name: 'Forward' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectStep(page, 'Archive', '4 of 6')
})

test('where the server refuses it the tour still ends, and is sent when the server answers', { tag: '@proof' }, async ({
  page,
  browser,
}) => {
  await newLogist(page, browser, ['hide_welcome', 'hide_kanban_tour', 'hide_onboarding_tour'])
  await page.route('**/api/onboarding/user', (route) => route.abort())
  await page.goto('/order/index')
  await step(page, MENU_STEPS[0]).getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await page.goto('/order/index')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await flagsOf(page)).toMatchObject({ hide_menu_tour: false })

  await page.unroute('**/api/onboarding/user')
  await page.reload()
  await expect.poll(() => flagsOf(page)).toMatchObject({ hide_menu_tour: true })
})

test('two tabs show one tour, and the other tab can continue it', async ({ page, browser }) => {
  await newLogist(page, browser, ['hide_welcome'])
  await page.goto('/')
  await expectStep(page, MENU_STEPS[0])
  const second = await page.context().newPage()
  await second.goto('/order/index')
  await expect(second.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expectStep(page, MENU_STEPS[1])
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await page.close()
  await expectStep(second, MENU_STEPS[1], '2 of 6')
})

test('both themes are accessible, and another language or a sign-out in the middle leaves nothing behind', { tag: '@proof' }, async ({
  page,
  browser,
}) => {
  const account = await newLogist(page, browser)
  for (const theme of ['light', 'dark']) {
    await put(page, '/user/profile', { theme })
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await page.goto('/')
    await expect(welcome(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
    await expectAccessible(page)
  }
  await welcome(page).getByRole('button', { name: 'Start learning' }).click()
  await expectStep(page, MENU_STEPS[0])
  await expectAccessible(page)
  await put(page, '/user/profile', { language: 'de' })
  await page.evaluate(() => localStorage.removeItem('common'))
  await page.reload()
  await expect(step(page, 'Das ist Ihr Menü')).toContainText('1 von 6')
  await page.keyboard.press('ArrowRight')
  await expect(step(page, 'Tafel')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signInAs(page, account)
  await page.goto('/')
  await expect(step(page, 'Das ist Ihr Menü')).toBeVisible()
})
