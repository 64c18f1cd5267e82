import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { put, signIn } from '../session.ts'
import { MOMENT } from './moment.ts'
import { reduced } from './reduced.ts'
import { SHOTS } from './shots.ts'

const STARTER = join(import.meta.dirname, '../../server/src/db/seed/starter')
const FOLDER = join(STARTER, 'pictures')
const LANGUAGES = ['en', 'de', 'es', 'pl', 'uk']

test.afterAll(writeNames)

for (const language of LANGUAGES) {
  test(`pictures in ${language}`, async ({ page }) => {
    await mkdir(join(FOLDER, language), { recursive: true })
    await page.clock.setFixedTime(MOMENT)
    await signIn(page, 'logist')
    await put(page, '/user/profile', { language })
    await put(page, '/onboarding/user', { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true })
    for (const [key, { address, show }] of Object.entries(SHOTS)) {
      await test.step(key, async () => {
        await page.goto(address)
        await settled(page)
        await show?.(page, language)
        await writeFile(join(FOLDER, language, `${key}.png`), await reduced(await stillPicture(page)))
      })
    }
  })
}

/** A picture is known by its bytes: the list says which ones are delivered without reading them at every start. */
async function writeNames(): Promise<void> {
  const names: Record<string, Record<string, string>> = {}
  for (const language of LANGUAGES) {
    const files = await readdir(join(FOLDER, language)).catch(() => [])
    const entries = files.sort().map(async (file) => {
      const checksum = createHash('sha256').update(await readFile(join(FOLDER, language, file)))
      return [file.replace('.png', ''), `${checksum.digest('hex').slice(0, 32)}.png`]
    })
    names[language] = Object.fromEntries(await Promise.all(entries))
  }
  await writeFile(join(STARTER, 'picture-names.json'), `${JSON.stringify(names, null, 2)}\n`)
}

/** Everything that a person would wait for is there. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[class*=Skeleton-root], [class*=Loader-root], [aria-busy=true]'),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Once two in a row are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  await settled(page)
  let picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(async () => {
    const before = picture
    picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    expect(picture.equals(before)).toBe(true)
  }).toPass()
  return picture
}
