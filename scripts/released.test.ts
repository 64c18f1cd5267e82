import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'released.mjs')
const folders: string[] = []
let folder: string
let staleProofs: string[]
let isUnpackable: boolean

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@tracklane.test', ...args], { cwd: folder, encoding: 'utf8' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-release-'))
  folders.push(folder)
  staleProofs = []
  isUnpackable = false
  for (const name of ['contract', 'server', 'web', 'scripts']) mkdirSync(join(folder, name))
  for (const path of ['.', 'contract', 'server', 'web'])
    writeFileSync(join(folder, path, 'package.json'), '{\n  "name": "x",\n  "version": "0.1.0",\n  "dependencies": { "y": "0.1.0" }\n}\n')
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ version: '0.1.0', packages: { '': { version: '0.1.0' }, server: { version: '0.1.0' } } }),
  )
  writeFileSync(join(folder, '.gitignore'), 'dist-*/\nran.mjs\nreleased.mjs\n')
  cpSync(SCRIPT, join(folder, 'released.mjs'))
  git('init', '--quiet', '--initial-branch=main')
  commit('The first order comes in')
})
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', message)
}

/** Runs in a process of its own, since it works on the current folder. */
function run(version: string, what: 'hindrances' | 'plan' | 'release'): string {
  writeFileSync(
    join(folder, 'ran.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs'
    import { hindrances, plan, ran, release } from './released.mjs'
    const lines = []
    const tools = {
      git: (...args) => ran('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@tracklane.test', ...args]),
      say: (text) => lines.push(text),
      day: '2026-11-26',
      staleProofs: () => ${JSON.stringify(staleProofs)},
      pack: (folder) => { if (${isUnpackable}) throw new Error('no room'); mkdirSync(folder, { recursive: true }); writeFileSync(folder + '/main.js', '1') },
      listParts: () => '{"bomFormat":"CycloneDX"}',
    }
    const answer = { hindrances, plan, release }['${what}']('${version}', tools)
    process.stdout.write([...lines, ...(Array.isArray(answer) ? answer : [])].join('\\n'))`,
  )
  return execFileSync(process.execPath, ['ran.mjs'], { cwd: folder, encoding: 'utf8' })
}

test.each([
  ['0.2', '0.2 is no version: x.y.z'],
  ['01.2.3', '01.2.3 is no version: x.y.z'],
  ['0.1.0', '0.1.0 is not later than 0.1.0, which package.json has'],
  ['0.0.9', '0.0.9 is not later than 0.1.0, which package.json has'],
  ['0.2.0', ''],
  ['0.10.0', ''],
])('%s: %s', (version, told) => {
  expect(run(version, 'hindrances')).toBe(told)
})

test('uncommitted changes, an existing tag and a stale proof prevent a release, each with its remedy', () => {
  git('tag', 'v0.2.0')
  writeFileSync(join(folder, 'new.txt'), 'not committed')
  staleProofs = ['kill  12 min  server/src changed']
  expect(run('0.2.0', 'hindrances').split('\n')).toEqual([
    'Not everything is committed: commit or stash it (git status)',
    'The tag v0.2.0 exists already: choose the next version',
    'A proof is stale, run it again: kill  12 min  server/src changed',
  ])
})

test('a dry run prints its plan and changes nothing', () => {
  const before = git('rev-parse', 'HEAD')
  const told = run('0.2.0', 'plan')
  for (const part of ['0.1.0 → 0.2.0', '1 lines into CHANGELOG.md', 'tag v0.2.0']) expect(told).toContain(part)
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', ''])
})

test('a release sets every version, lists the changes since the last one and adds a tag', () => {
  expect(run('0.2.0', 'release')).toContain('v0.2.0: git push --follow-tags')
  commit('A courier takes it')
  commit('It is delivered')
  run('0.3.0', 'release')
  for (const path of ['.', 'contract', 'server', 'web']) {
    const manifest = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'))
    expect([manifest.version, manifest.dependencies.y]).toEqual(['0.3.0', '0.1.0'])
  }
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  expect([lock.version, lock.packages[''].version, lock.packages.server.version]).toEqual(['0.3.0', '0.3.0', '0.3.0'])
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(
    `# Changes\n\nWhat each release brought, newest first.\n\n## 0.3.0, 2026-11-26\n- It is delivered\n- A courier takes it\n\n## 0.2.0, 2026-11-26\n- The first order comes in\n`,
  )
  expect(git('tag').trim().split('\n')).toEqual(['v0.2.0', 'v0.3.0'])
  expect(git('status', '--porcelain')).toBe('')
})

test('the archive matches its checksum and contains the list of parts', () => {
  run('0.2.0', 'release')
  const at = join(folder, 'dist-package')
  execFileSync('sha256sum', ['--check', '--quiet', 'tracklane-0.2.0.tar.gz.sha256'], { cwd: at })
  const names = execFileSync('tar', ['-tzf', 'tracklane-0.2.0.tar.gz'], { cwd: at, encoding: 'utf8' }).trim().split('\n')
  expect(names).toEqual(['tracklane-0.2.0/', 'tracklane-0.2.0/main.js', 'tracklane-0.2.0/sbom.cdx.json'])
  expect(existsSync(join(at, 'tracklane-0.2.0'))).toBe(true)
})

test('a release that cannot be packaged changes nothing', () => {
  const before = git('rev-parse', 'HEAD')
  isUnpackable = true
  expect(() => run('0.2.0', 'release')).toThrow('no room')
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', ''])
})
