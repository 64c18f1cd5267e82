import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeInstallation } from '#testing/installation.ts'
import { runCommand } from './run-command.ts'

const PASSWORD = 'a long way to the sea'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-admin-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as a person at a terminal who answers each question in turn. */
async function typed(answers: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const left = [...answers]
  const said: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      const text = String(chunk)
      said.push(text)
      if (text.endsWith(': ')) input.write(`${left.shift() ?? ''}\n`)
      done()
    },
  })
  const code = await runCommand({
    args: ['admin:create'],
    env: { DATA_DIR: join(folder, 'data'), ...env },
    input,
    output,
    complaints: output,
    signal: new AbortController().signal,
  })
  return { code, said: said.join('') }
}

test('asks for the password twice and again after a refusal, and names its minimum first', async () => {
  const { code, said } = await typed([
    ...['ann@tracklane.test', 'short', 'short'],
    ...['ann@tracklane.test', PASSWORD, 'a long way to the see', PASSWORD, PASSWORD],
  ])
  expect(code).toBe(0)
  expect(said).toContain('Password, at least 8 characters: ')
  expect(said).toContain('password: Enter at least 8 characters')
  expect(said).toContain('These are two passwords: try again.')
  expect(said).toMatch(/ann@tracklane\.test may sign in as an administrator\.\n$/)
  expect(said).not.toContain(PASSWORD)
})

test('asks only for values missing in the settings', async () => {
  await makeInstallation(join(folder, 'data'))
  const { code, said } = await typed([PASSWORD, PASSWORD], { ADMIN_EMAIL: 'ann@tracklane.test' })
  expect(code).toBe(0)
  expect(said).not.toContain('E-mail: ')
})

test('does not ask where the settings have every value', async () => {
  await makeInstallation(join(folder, 'data'))
  const { code, said } = await typed([], { ADMIN_EMAIL: 'ann@tracklane.test', ADMIN_PASSWORD: 'short' })
  expect([code, said]).toEqual([1, 'password: Enter at least 8 characters\n'])
})
