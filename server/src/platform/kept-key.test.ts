import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { keptKey } from './kept-key.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-key-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keyOf = (DATA_DIR: string) => readConfig({ DATA_DIR }).appKey

test('without APP_KEY a key is made once, complete and without other files', () => {
  const made = keyOf(join(folder, 'data'))
  expect(made).toHaveLength(43)
  expect(keyOf(join(folder, 'data'))).toBe(made)
  expect(readdirSync(join(folder, 'data'))).toEqual(['app.key'])
})

test.each([
  ['no content, as a full disk leaves it', ''],
  ['an end of line alone', '\n'],
  ['a part of one', 'dXK2f9'],
  ['guessable content', 'a'.repeat(43)],
])('a stored key with %s is refused with the name of its file', (_what, content) => {
  const file = join(folder, 'app.key')
  writeFileSync(file, content)
  expect(() => keyOf(folder)).toThrow(/^Wrong settings:\n {2}APP_KEY: \S/)
  expect(() => keyOf(folder)).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe(content)
})

test('a key that could not be written completely is not used', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const write = () => {
    throw full
  }
  expect(() => keptKey(folder, write)).toThrow(/DATA_DIR: .*ENOSPC/)
  expect(readdirSync(folder)).toEqual([])
})

test('two processes that start at once both take the first key', () => {
  let first: string | undefined
  const second = keptKey(folder, (file, key) => {
    first = keptKey(folder)
    writeFileSync(file, key)
  })
  expect(second).toBe(first)
  expect(readdirSync(folder)).toEqual(['app.key'])
})

function fileAt(path: string): string {
  writeFileSync(path, '')
  return path
}

function withFolderAsKey(path: string): string {
  mkdirSync(join(path, 'app.key'), { recursive: true })
  return path
}

test.each<[string, (path: string) => string]>([
  ['is a file', fileAt],
  ['lies in a file', (path) => join(fileAt(path), 'data')],
  ['has a folder in the place of the key', withFolderAsKey],
])('a DATA_DIR that %s is named', (_what, make) => {
  const place = make(join(folder, 'place'))
  expect(() => keyOf(place)).toThrow(/^Wrong settings:\n {2}DATA_DIR: /)
  expect(() => keyOf(place)).toThrow(place)
  expect(existsSync(join(folder, 'place'))).toBe(true)
})
