import { complaintsOf } from '../../e2e/complaints.ts'
import { type Person, put, signIn } from '../../e2e/session.ts'
import { settled, speak, WIDE } from '../../e2e/speaking.ts'
import { nameOf, STATES, type State } from '../../e2e/sweep/states.ts'
import { expect, type Page, test } from '../../e2e/test.ts'
import { layOut, MANNERS, type Manner, type Shot } from './sheet.ts'

const INTO = process.env.LOOKS ?? 'looks'
const PEOPLE = Object.entries(STATES).filter(([person]) => !process.env.WHO || process.env.WHO.split(',').includes(person))

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [person, states] of PEOPLE)
  test(`screens of ${person}`, async ({ page, browser }) => {
    const errors = complaintsOf(page)
    if (person !== 'visitor') await signIn(page, person as Person)
    const sheets = new Map<Manner, Shot[]>(MANNERS.map((manner) => [manner, []]))
    for (const state of states)
      await test.step(nameOf(state), async () => {
        await open(page, state, person !== 'visitor')
        for (const [manner, shots] of sheets) shots.push({ name: nameOf(state), picture: await seen(page, state, manner) })
      })
    for (const [manner, shots] of sheets) await layOut(browser, INTO, person, manner, shots)
    if (person !== 'visitor') await put(page, '/user/profile', { language: 'en' })
    test.info().annotations.push({ type: `${states.length} states`, description: `in ${MANNERS.length} manners` })
    expect(errors).toEqual([])
  })

/** Opens a state in English, since `show` knows the English words; wide unless the state is for a phone. */
async function open(page: Page, state: State, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await put(page, '/user/profile', { language: 'en' })
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(state.isNarrow ? { width: 360, height: 740 } : WIDE)
  await page.goto(typeof state.address === 'string' ? state.address : await state.address(page))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settled(page)
  await state.show?.(page)
  await page.waitForLoadState('networkidle') // what opens is loaded only when it is asked for
  await settled(page)
}

async function seen(page: Page, state: State, { width, height, scheme, language }: Manner): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  if (!state.isEnglish && (await page.locator('html').getAttribute('lang')) !== language) await speak(page, language)
  await settled(page)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  return page.screenshot({ animations: 'disabled' })
}
