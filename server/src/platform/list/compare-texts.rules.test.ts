import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const PATH = JSON.stringify(new URL('./compare-texts.rules.ts', import.meta.url).href)
const TEXTS = ['zebra', 'öl', 'Anton', 'ärger', 'åre', 'adam', 'Stop 10', 'Stop 9']

/** Sorts the texts in a process of a machine with that language. */
function sortedOn(locale: string, name: string): string[] {
  const script = `import(${PATH}).then((all) => console.log(JSON.stringify(${JSON.stringify(TEXTS)}.sort(all.${name}))))`
  const env = { ...process.env, LC_ALL: locale, LANG: locale }
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], { env, encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

test.each(['C', 'en_US.UTF-8', 'sv_SE.UTF-8'])('texts have one order on a machine with the language %s', (locale) => {
  const [numbered, texts] = [
    ['Stop 9', 'Stop 10'],
    ['Stop 10', 'Stop 9'],
  ]
  expect(sortedOn(locale, 'compareNumbered')).toEqual(['adam', 'Anton', 'åre', 'ärger', 'öl', ...numbered, 'zebra'])
  expect(sortedOn(locale, 'compareTexts')).toEqual(['adam', 'Anton', 'åre', 'ärger', 'öl', ...texts, 'zebra'])
})
