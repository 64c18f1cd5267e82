import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALOG } from '../web/src/ui/dialog-size.ts'

const files = execSync('git ls-files --cached --others --exclude-standard -- web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))

/** Returns every `<Modal …>`, `<Drawer …>` or their `Root`, with the attributes. */
function overlaysIn(text: string): string[] {
  return [...text.matchAll(/<(?:Modal|Drawer)(?:\.Root)?\s[\s\S]*?>\n/g)].map(([tag]) => tag)
}

const BY_NAME = /import \{[^}]*\b(?:Modal|Drawer)(?:Base|Root)?\b[^}]*\} from '@mantine\/core'/

/** A drawer beside a list has another width and covers nothing. */
const SIZED = /\ssize=\{(?:isBeside \? BESIDE : )?DIALOG(?:\.\w+|\[[^\]]+\])\}/

/** A width that bypasses the size. */
const WIDTH_BY_HAND = /\s(?:styles?|w|maw|miw)=/

/** A sheet from below is as high as its content; the navigation is not a dialog. */
const OTHERS = ['size="auto"', "title={t('layout', 'Menu')}"]

test("every dialog and drawer has one of the product's widths", () => {
  const overlays = files.flatMap((path) => overlaysIn(readFileSync(path, 'utf8')).map((tag) => ({ path, tag })))
  expect(overlays.length).toBeGreaterThan(8)
  const odd = overlays.filter(({ tag }) => WIDTH_BY_HAND.test(tag) || !(SIZED.test(tag) || OTHERS.some((other) => tag.includes(other))))
  expect(odd.map(({ path, tag }) => `${path}: ${tag}`)).toEqual([])
})

test("three widths are the specification's, one is our own", () => {
  expect(DIALOG).toEqual({ narrow: 410, plain: 600, wide: 660, previewed: 1200 })
})

test("no file imports the library's dialogs under another name", () => {
  const users = files.map((path) => ({ path, text: readFileSync(path, 'utf8') })).filter(({ text }) => BY_NAME.test(text))
  expect(users.length).toBeGreaterThan(8)
  const unseen = users.filter(({ text }) => overlaysIn(text).length !== [...text.matchAll(/<(?:Modal|Drawer)(?:\.Root)?[\s>]/g)].length)
  const renamed = users.filter(({ text }) => overlaysIn(text).length === 0 || /\b(?:Modal|Drawer)(?:Base|Root)?\s+as\s/.test(text))
  expect([...unseen, ...renamed].map(({ path }) => path)).toEqual([])
})

/** Modals that the table of dialogs opens through another component, or does not have to open. */
const OPENED_OTHERWISE: Readonly<Record<string, string>> = {
  'features/change-log/change-log-dialog.tsx': 'a row, by the layout',
  'features/order-operation/bulk/bulk-dialog.parts.tsx': 'two rows, by the layout: an operation and a move with many',
  'ui/rich-text/picture-dialog.tsx': 'a row: by the field of a picture',
  'ui/shortcut-help.tsx': 'a row, by the layout',
  'ui/confirm-host.tsx': 'has tests of its own beside the table',
  'ui/loading-dialog.tsx': 'is neither answered nor closed',
  'ui/rich-text/enlarged-picture.tsx': 'shows a picture, any key closes it',
  'features/i18n-source/phrase-cards.tsx': 'the editor of a phrase over the whole phone, saved as in its column',
}

test('every dialog has a row in the table that tests focus, Escape and Ctrl+Enter', () => {
  const table = readFileSync('web/src/app/dialogs.testing.tsx', 'utf8')
  const modals = files
    .filter((path) => /<Modal(?:\.Root)?[\s>]/.test(readFileSync(path, 'utf8')))
    .map((path) => path.slice('web/src/'.length))
  const isRow = (path: string) => table.includes(`'${path.replace(/^app\//, './').replace(/^(features|ui)\//, '#$1/')}'`)
  expect(modals.filter((path) => !isRow(path) && !(path in OPENED_OTHERWISE))).toEqual([])
  expect(Object.keys(OPENED_OTHERWISE).filter((path) => isRow(path) || !modals.includes(path))).toEqual([])
})
