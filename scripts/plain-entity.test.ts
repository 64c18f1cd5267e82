import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The folders to which a table's file names are relative, by its heading in CONTRIBUTING.md. */
const ROOTS: Readonly<Record<string, (file: string) => string>> = {
  Contract: (file) => file,
  Server: (file) => `server/src/${file}`,
  Web: (file) => (/^(ui|lib|features)\//.test(file) ? `web/src/${file}` : `web/src/kit/${file}`),
}

interface Row {
  readonly helpers: readonly string[]
  readonly files: readonly string[]
}

const section = /## A plain entity\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

const rows = section.split(/^\*\*(?=Contract|Server|Web)/m).flatMap((table): Row[] => {
  const rootOf = ROOTS[/^\w+/.exec(table)?.[0] ?? '']
  if (!rootOf) return []
  return [...table.matchAll(/^\| (?!need)[^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, helper = '', file = '']) => ({
    helpers: codeIn(helper).flatMap((code) => /^<?([A-Za-z]+)(?![\w-])/.exec(code)?.[1] ?? []),
    files: codeIn(file).map(rootOf),
  }))
})

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

function textOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8')
  return readdirSync(path)
    .map((name) => textOf(join(path, name)))
    .join('\n')
}

test('the tables of helpers name existing files', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
})

test('each helper is in one of its files', () => {
  const lost = rows.flatMap(({ helpers, files }) => {
    const text = files.map(textOf).join('\n')
    return helpers.filter((helper) => !new RegExp(`\\b${helper}\\b`).test(text)).map((helper) => `${helper}: ${files.join(', ')}`)
  })
  expect(lost).toEqual([])
})
