import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { put, signIn } from '../session.ts'
import { MOMENT } from './moment.ts'
import { reduced } from './reduced.ts'
import { SHOTS } from './shots.ts'
import { knowAll, settled, stillPicture } from './still.ts'

const STARTER = join(import.meta.dirname, '../../server/src/db/seed/starter')
const FOLDER = join(STARTER, 'pictures')
const MAX_BYTES = 90_000
const LANGUAGES = ['en', 'de', 'es', 'pl', 'uk']

test.afterAll(writeNames)

for (const language of LANGUAGES) {
  test(`pictures in ${language}`, async ({ page }) => {
    await mkdir(join(FOLDER, language), { recursive: true })
    await page.clock.setFixedTime(MOMENT)
    await signIn(page, 'logist')
    await put(page, '/user/profile', { language })
    await knowAll(page)
    for (const [key, { address, show, sees }] of Object.entries(SHOTS)) {
      await test.step(key, async () => {
        await page.goto(address)
        await settled(page)
        await show?.(page, language)
        for (const selector of sees) await expect(page.locator(selector).filter({ visible: true }).first()).toBeInViewport()
        await writeFile(join(FOLDER, language, `${key}.png`), await reduced(await stillPicture(page), MAX_BYTES))
      })
    }
  })
}

/** Writes the list of delivered pictures by a checksum of their bytes, so that no start has to read them. */
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
