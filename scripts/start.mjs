import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// npm start: builds when something changed since the last build, then serves.
const SOURCES = ['contract', 'server', 'web', 'package-lock.json']
const LEFT_OUT = new Set(['node_modules', 'dist'])
const STAMP = join('server', 'dist', '.built-from')

const fingerprint = fingerprintOf(SOURCES)
if (!isBuilt(fingerprint)) {
  build()
  writeFileSync(STAMP, fingerprint)
}
await import('../server/dist/main.js')

function isBuilt(expected) {
  const isThere = existsSync(STAMP) && existsSync(join('web', 'dist', 'index.html'))
  return isThere && readFileSync(STAMP, 'utf8') === expected
}

function build() {
  process.stdout.write('Building…\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['run', 'build', '--silent'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write('The build failed. Is everything installed? Run npm install first.\n')
    process.exit(1)
  }
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
