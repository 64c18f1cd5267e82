import { complaintsOf } from '../../e2e/complaints.ts'
import { giveTexts, type Texts } from '../../e2e/fitting.ts'
import { get, type Person, put, signIn } from '../../e2e/session.ts'
import { lastingFaults, NARROW, settled, speak, WIDE } from '../../e2e/speaking.ts'
import { STATES } from '../../e2e/sweep/states.ts'
import { expect, type Page, test } from '../../e2e/test.ts'

const LANGUAGES = ['de', 'es', 'pl', 'uk', 'en'] as const
/** The screens of the sweep that open by their address alone. The sweep itself covers those that open by hand. */
const ADDRESSES = Object.entries(STATES).flatMap(([person, states]) => {
  const addresses = states.flatMap(({ address, show }) => (typeof address === 'string' && !show ? [address] : []))
  return person === 'visitor' ? [] : [{ person: person as Person, addresses }]
})

test.describe('wide and narrow', () => {
  // Without motion, every element is complete and in its place at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { person, addresses } of ADDRESSES) {
    test(`every screen of ${person} speaks each language, with no word cut`, async ({ page }) => {
      await signIn(page, person)
      await put(page, '/user/profile', { language: 'en' })
      const missed = missedBy(page)
      const errors = complaintsOf(page)
      await page.goto('/')
      await giveTexts(page, await get<Texts>(page, '/i18n/translation-index'))
      const found = new Set<string>()
      for (const address of addresses) {
        await go(page, address)
        for (const [turn, language] of LANGUAGES.entries()) {
          await speak(page, language)
          // The order of the widths alternates, so that the window changes its size only once per language.
          for (const size of turn % 2 === 0 ? [WIDE, NARROW] : [NARROW, WIDE]) {
            await page.setViewportSize(size)
            for (const fault of await lastingFaults(page, language)) found.add(`${address} ${language} ${size.width}: ${fault}`)
          }
        }
      }
      expect([...found].join('\n')).toBe('')
      expect(missed).toEqual([])
      expect(errors).toEqual([])
    })
  }
})

/** Collects the untranslated texts that the page reports. */
function missedBy(page: Page): string[] {
  const missed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('missed-translation')) missed.push(request.postData() ?? '')
  })
  return missed
}

/** Navigates inside the application, like a link. */
async function go(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.evaluate((path) => {
    if (new URL(path, location.href).pathname !== location.pathname) document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
  }, address)
  await settled(page)
}
