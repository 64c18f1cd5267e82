import { giveTexts, type Texts } from './fitting.ts'
import { get, put, signIn } from './session.ts'
import { lastingFaults, NARROW, settled } from './speaking.ts'
import { expect, type Page, test } from './test.ts'

const EDITORS = [
  '/kanban/board?id=1',
  '/kanban/card?id=1',
  '/kanban/order-sub-status?new=1',
  '/onboarding-admin/section/?new=1',
  '/onboarding-admin/category/?new=1',
  '/onboarding-admin/article/?new=1',
  '/faq-admin/category/?new=1',
  '/faq-admin/faq?new=1',
  '/notification/templates/?id=1',
  '/country/?new=1',
  '/organization/?new=1',
  '/user/?new=1',
  '/i18n/languages/?new=1',
  '/i18n/phrases/?new=1',
  '/order-flow/?id=1&view=graph',
  '/order-flow/?id=1&view=matrix',
] as const

test('every editor fits a phone in every language, with its footer visible', { tag: '@proof' }, async ({ page }) => {
  test.setTimeout(600_000)
  await signIn(page, 'admin')
  await page.setViewportSize(NARROW)
  const texts = await get<Texts>(page, '/i18n/translation-index')
  const wrong: string[] = []
  for (const language of ['en', 'de', 'es', 'pl', 'uk']) {
    await put(page, '/user/profile', { language })
    for (const path of EDITORS) {
      await page.goto(path)
      await settled(page)
      await giveTexts(page, texts)
      const found = [...(await lastingFaults(page, language, 1_000)), ...(await coveredFeet(page))]
      wrong.push(...found.map((fault) => `${path} ${language}: ${fault}`))
    }
  }
  await put(page, '/user/profile', { language: 'en' })
  expect(wrong.join('\n')).toBe('')
})

/** Returns elements that cover the buttons of a fixed foot at some scroll position. */
function coveredFeet(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const foot = document.querySelector('[role=dialog] [class*=footer]')
    const scroller = document.querySelector('[role=dialog] [class*=Drawer-content], [role=dialog] [class*=Modal-content]')
    const found = new Set<string>()
    if (!foot || !scroller) return []
    for (let top = 0; top <= scroller.scrollHeight; top += 40) {
      scroller.scrollTop = top
      await new Promise((done) => requestAnimationFrame(done))
      const box = foot.getBoundingClientRect()
      for (let x = box.left + 8; x < box.right; x += 24) {
        const over = document.elementFromPoint(x, box.top + box.height / 2)
        if (over && !foot.contains(over)) found.add(`${over.className} lies over the foot`)
      }
    }
    return [...found]
  })
}
