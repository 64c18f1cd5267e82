import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findTables } from '#db/backup/catalog.ts'
import { connect } from '#db/connect.ts'
import { makeInstallation } from '#testing/installation.ts'
import { runCommand } from './run-command.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-commands-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('each command has a description', async () => {
  const { code, said } = await run(['--help'])
  expect(code).toBe(0)
  const names = [...said.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name)
  expect(names).toEqual(['admin:create', 'backup', 'retention', 'restore', 'seed'])
  for (const name of names) {
    const help = await run([name, '--help'])
    expect(help.code).toBe(0)
    expect(help.said).toContain(`npm run ${name} --`)
    expect(help.said).toContain('Exit codes')
  }
})

test.each([
  { args: [], told: 'Commands, each with --help' },
  { args: ['dance'], told: 'There is no command dance' },
  { args: ['backup'], told: 'Name one file' },
  { args: ['backup', 'one', 'two'], told: 'Name one file' },
  { args: ['restore', 'one', '--quickly'], told: "Unknown option '--quickly'" },
  { args: ['seed', '--orders', 'many'], told: '--orders takes a number' },
  { args: ['seed', '--orders', '1e3'], told: '--orders takes a number' },
  { args: ['seed', '--orders', '0x10'], told: '--orders takes a number' },
  { args: ['admin:create', 'Ann'], told: 'Ann' },
  { args: ['retention', 'now'], told: 'now' },
])('the wrong call $args prints its usage and exits with 2', async ({ args, told }) => {
  const { code, complained } = await run(args)
  expect(complained).toContain(told)
  expect(code).toBe(2)
})

test.each([
  { what: 'a folder without a database', args: ['backup', 'new.tar.gz'], told: 'There is no database in' },
  { what: 'retention of a folder without a database', args: ['retention'], told: 'There is no database in' },
  { what: 'a folder in the place of a backup', args: ['restore', '.'], told: 'is a folder' },
  { what: 'a backup that exists', args: ['backup', 'old.tar.gz'], told: 'exists already' },
  { what: 'a file that is not there', args: ['restore', 'new.tar.gz'], told: 'There is no file' },
  { what: 'a file that is no backup', args: ['restore', 'old.tar.gz'], told: 'This is no whole backup' },
  { what: 'no terminal to ask in', args: ['admin:create'], told: 'Set ADMIN_EMAIL and ADMIN_PASSWORD' },
  { what: 'the demo world in production', args: ['seed'], told: 'never made in production' },
])('$what is refused with exit code 1 and leaves no files', async ({ args: [name = '', file], told }) => {
  writeFileSync(join(folder, 'old.tar.gz'), 'no backup')
  const { code, complained } = await run(file ? [name, join(folder, file)] : [name], { NODE_ENV: 'production' })
  expect(complained).toContain(told)
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual(['old.tar.gz'])
})

test('a database without Tracklane is neither backed up nor cleaned, and stays empty', async () => {
  const empty = join(folder, 'data')
  const connection = await connect({ folder: empty })
  await connection.db.connection().execute(async () => undefined)
  await connection.close()
  for (const args of [['retention'], ['backup', join(folder, 'new.tar.gz')]]) {
    const { code, complained } = await run(args)
    expect([code, complained]).toEqual([1, expect.stringContaining('this database holds no Tracklane')])
  }
  const again = await connect({ folder: empty })
  const tables = await findTables(again.db).finally(() => again.close())
  expect(tables).toEqual([])
})

test('an administrator is created, backed up, and restored in a new place', async () => {
  const file = join(folder, 'all.tar.gz')
  await makeInstallation(join(folder, 'data'))
  const admin = { ADMIN_EMAIL: 'ann@tracklane.test', ADMIN_PASSWORD: 'a long way to the sea' }
  expect(await run(['admin:create'], admin)).toMatchObject({ code: 0, said: 'ann@tracklane.test may sign in as an administrator.\n' })
  await writePastTheServer()
  const made = await run(['backup', file])
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toContain('without sessions: everybody signs in again')

  expect(await run(['retention'])).toMatchObject({
    code: 0,
    said: 'Customers of 0 orders forgotten (RETENTION_CUSTOMER_MONTHS is off), 0 sign-ins, 0 keys of repeated requests, 0 messages and 0 ended jobs removed.\n',
  })

  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
  const restored = await run(['restore', file], elsewhere)
  expect(restored).toMatchObject({ code: 0, complained: '' })
  expect(restored.said).toContain('revoked since then are valid again')
  expect(restored.said).toContain('1 texts held what no text may hold: it was taken out.')
  expect(restored.said).toContain('2 jobs waited when it was made and are given up')
  const { db, close } = await connect({ folder: elsewhere.DATA_DIR })
  const jobs = await db.selectFrom('jobs').select(['turn', 'state', 'error']).orderBy('id').execute()
  await close()
  expect(jobs).toEqual([
    { turn: 'waits', state: 'dead', error: 'restored' },
    { turn: 'works', state: 'dead', error: 'restored' },
    { turn: 'done', state: 'done', error: null },
  ])
})

/** Writes a text that no request could have saved, and unfinished work of a server. */
async function writePastTheServer(): Promise<void> {
  const { db, close } = await connect({ folder: join(folder, 'data') })
  const published = { position: 1, published: true }
  const category = { translations: JSON.stringify({ en: { name: 'All' } }), ...published }
  const { id } = await db.insertInto('faq_categories').values(category).returning('id').executeTakeFirstOrThrow()
  const translations = JSON.stringify({ en: { question: 'Why?', answer: '<p onclick="alert(1)">So</p>' } })
  await db
    .insertInto('faqs')
    .values({ category_id: id, translations, ...published })
    .execute()
  const job = { kind: 'test', payload: '{}', run_at: new Date() }
  await db
    .insertInto('jobs')
    .values([
      { ...job, turn: 'waits' },
      { ...job, turn: 'works', state: 'running', attempts: 1 },
      { ...job, turn: 'done', state: 'done', finished_at: new Date() },
    ])
    .execute()
  await close()
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [output, complaints] = [collected(), collected()]
  const code = await runCommand({
    args,
    env: { DATA_DIR: join(folder, 'data'), ...env },
    input: Readable.from([]),
    output: output.stream,
    complaints: complaints.stream,
    signal: new AbortController().signal,
  })
  return { code, said: output.text(), complained: complaints.text() }
}

function collected() {
  const parts: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      parts.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => parts.join('') }
}
