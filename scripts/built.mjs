import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['contract', 'server', 'web', 'package-lock.json']
const LEFT_OUT = new Set(['node_modules', 'dist'])
const STAMP = join('server', 'dist', '.built-from')

/** Builds web and server and writes down the fingerprint of their sources. Ends the process where a build fails. */
export function build(fingerprint = fingerprintOf(SOURCES)) {
  rmSync(STAMP, { force: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  for (const workspace of ['web', 'server']) {
    const args = ['run', 'build', '--silent', '--workspace', workspace]
    const { status } = spawnSync(npm, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (status === 0) continue
    process.stderr.write('The build failed. Is everything installed? Run npm install first.\n')
    process.exit(1)
  }
  writeFileSync(STAMP, fingerprint)
}

/** Builds when something has changed since the last build. */
export function buildIfChanged() {
  const fingerprint = fingerprintOf(SOURCES)
  if (isBuilt(fingerprint)) return
  process.stdout.write('Building…\n')
  build(fingerprint)
}

function isBuilt(expected) {
  const isThere = existsSync(STAMP) && existsSync(join('web', 'dist', 'index.html'))
  return isThere && readFileSync(STAMP, 'utf8') === expected
}

function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) walk(path, (file, { size, mtimeMs }) => hash.update(`${file}:${size}:${mtimeMs}\n`))
  return hash.digest('hex')
}

function walk(path, visit) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return visit(path, stat)
  for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) walk(join(path, name), visit)
}
