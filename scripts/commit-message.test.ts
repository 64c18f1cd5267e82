import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'commit-message-'))
afterAll(() => rmSync(folder, { recursive: true }))

function judge(message: string): { isTaken: boolean; said: string } {
  const file = join(folder, 'message')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync('.githooks/commit-msg', [file], { encoding: 'utf8' })
  return { isTaken: status === 0, said: stderr.trim() }
}

const WHY = '\n\nThe file was read twice.\n'

test.each([
  ['a subject and a body that says why', `Read the file once${WHY}`, ''],
  ['a subject of exactly 72 characters', `${'x'.repeat(72)}${WHY}`, ''],
  ['a longer one', `${'x'.repeat(73)}${WHY}`, 'commit message: the subject is longer than 72 characters'],
  ['letters of more than one byte count once', `${'ж'.repeat(72)}${WHY}`, ''],
  ['no body', 'Read the file once\n', 'commit message: a body says why'],
  ['a body that git put there', 'Read the file once\n\n# On branch work\n', 'commit message: a body says why'],
  ['no empty line', 'Read the file once\nThe file was read twice.\n', 'commit message: an empty line parts the subject from the body'],
  ['a merge', 'Merge branch work\n', ''],
])('%s', (_case, message, said) => {
  expect(judge(message)).toEqual({ isTaken: said === '', said })
})
