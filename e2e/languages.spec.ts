import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, giveTexts, type Texts } from './fitting.ts'
import { get, type Person, put, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const LANGUAGES = ['de', 'es', 'pl', 'uk', 'en'] as const
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }
/** Every screen with somebody who works on it, the home of each role, and what opens over a screen by its address. */
const ADDRESSES: Readonly<Record<Exclude<Person, 'logist-2' | 'logist-b'>, readonly string[]>> = {
  admin: [
    '/',
    '/organization/',
    '/organization/?new=true',
    '/country/',
    '/i18n/languages/',
    '/i18n/phrases/',
    '/onboarding-admin/section/',
    '/onboarding-admin/category/',
    '/onboarding-admin/article/',
    '/faq-admin/category/',
    '/faq-admin/faq',
    '/faq-admin/faq?tab=missed',
    '/faq-admin/faq?tab=unhelpful',
    '/order-admin',
  ],
  'organization-admin': [
    '/',
    '/order-flow/',
    '/order-flow/?id=1&view=graph',
    '/order-flow/?id=1&view=matrix',
    '/kanban/board',
    '/kanban/card',
    '/kanban/order-sub-status',
    '/user/',
    '/user/?tab=sign-in',
  ],
  logist: [
    '/',
    '/order/kanban',
    '/order/archive/',
    '/order/rejected/',
    '/order/rejected/?tab=statistics',
    '/order/redeliver-dates/',
    '/order/finance/',
    '/faq',
    '/faq?search=zzqq',
    '/faq/view?id=999999',
    '/order/index',
    '/order/index?new=true',
    '/courier/',
    '/onboarding',
  ],
  reporter: ['/'],
  courier: ['/'],
  security: ['/'],
}

test('every screen is looked at in every language', () => {
  const source = readFileSync(join(import.meta.dirname, '..', 'web', 'src', 'app', 'screens.ts'), 'utf8')
  const screens = source.split('screen({').flatMap((words) => /^\s*path: '([^']+)'[\s\S]*?\bload: /.exec(words)?.[1] ?? [])
  const seen = new Set(Object.values(ADDRESSES).flatMap((addresses) => addresses.map((address) => address.split('?')[0])))
  expect(screens.length).toBeGreaterThan(15)
  expect(screens.filter((path) => !seen.has(path))).toEqual([])
})

test.describe('wide and narrow', () => {
  // What fades in is not there yet, and what slides is somewhere else.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [person, addresses] of Object.entries(ADDRESSES) as [Person, readonly string[]][]) {
    test(`every screen of ${person} speaks each language, with no word cut`, async ({ page }) => {
      test.setTimeout(180_000)
      await signIn(page, person)
      await put(page, '/user/profile', { language: 'en' })
      const missed = missedBy(page)
      await page.goto('/')
      await giveTexts(page, await get<Texts>(page, '/i18n/translation-index'))
      const found = new Set<string>()
      for (const address of addresses) {
        await go(page, address)
        for (const [turn, language] of LANGUAGES.entries()) {
          await speak(page, language)
          // There and back: each language is seen in both widths, and the window changes once for each.
          for (const size of turn % 2 === 0 ? [WIDE, NARROW] : [NARROW, WIDE]) {
            await page.setViewportSize(size)
            for (const fault of await lastingFaults(page, language)) found.add(`${address} ${language} ${size.width}: ${fault}`)
          }
        }
      }
      expect([...found].join('\n')).toBe('')
      expect(missed).toEqual([])
    })
  }
})

/** Hears what the page reports as not translated. */
function missedBy(page: Page): string[] {
  const missed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('missed-translation')) missed.push(request.postData() ?? '')
  })
  return missed
}

/** Within the application, as a link does it. */
async function go(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.evaluate((path) => {
    if (new URL(path, location.href).pathname !== location.pathname) document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
  }, address)
  await settled(page)
}

/** By the list of languages in the top bar. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const appeared = async (selector: string): Promise<HTMLElement> => {
      for (;;) {
        const element = document.querySelector<HTMLElement>(selector)
        if (element) return element
        await new Promise((done) => requestAnimationFrame(done))
      }
    }
    const item = `[role=menuitemradio][lang=${code}]`
    if (!document.querySelector(item)) (await appeared('[aria-haspopup=menu]:has([class*=code])')).click()
    ;(await appeared(item)).click()
    await appeared(`html[lang=${code}] body:not(:has([role=menuitemradio]))`)
  }, language)
  await settled(page)
}

/** Nothing is on its way any more that a person would wait for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1:not([data-left])') &&
      !document.querySelector('[class*=Skeleton-root], [class*=Loader-root], [aria-busy=true]'),
  )
}

/** What is wrong and stays so: words that the server says, and charts that take their new width, come a moment later. */
async function lastingFaults(page: Page, language: string): Promise<string[]> {
  let faults = await faultsOf(page, language)
  const end = Date.now() + 5_000
  while (faults.length > 0 && Date.now() < end) faults = await faultsOf(page, language)
  return faults
}
