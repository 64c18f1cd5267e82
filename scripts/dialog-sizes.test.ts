import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execSync('git ls-files --cached --others --exclude-standard -- web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))

/** Every `<Modal …>` and `<Drawer …>`, or the root of one put together by hand, with what it is given. */
function overlaysIn(text: string): string[] {
  return [...text.matchAll(/<(?:Modal|Drawer)(?:\.Root)?\s[\s\S]*?>\n/g)].map(([tag]) => tag)
}

/** A sheet from below is as high as what is in it; the navigation is no dialog. */
const OTHERS = ['size="auto"', "title={t('layout', 'Menu')}"]

test('whatever stands over a screen has one of the product’s widths', () => {
  const overlays = files.flatMap((path) => overlaysIn(readFileSync(path, 'utf8')).map((tag) => ({ path, tag })))
  expect(overlays.length).toBeGreaterThan(8)
  const odd = overlays.filter(({ tag }) => !tag.includes('size={DIALOG') && !OTHERS.some((other) => tag.includes(other)))
  expect(odd.map(({ path, tag }) => `${path}: ${tag}`)).toEqual([])
})
