import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execSync('git ls-files --cached --others --exclude-standard -- web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))

/** Returns every `<form …>` with its attributes, as far as its first handler. */
function formsIn(text: string): string[] {
  return [...text.matchAll(/<form\b[^>]*>/g)].map(([tag]) => tag)
}

test('no form lets the browser refuse a field in its own language', () => {
  const forms = files.flatMap((path) => formsIn(readFileSync(path, 'utf8')).map((tag) => ({ path, tag })))
  expect(forms.length).toBeGreaterThan(15)
  const odd = forms.filter(({ tag }) => !/\snoValidate\b/.test(tag))
  expect(odd.map(({ path, tag }) => `${path}: ${tag}`)).toEqual([])
})
