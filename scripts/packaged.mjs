import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from './built.mjs'

/** What runs nowhere but where it is built. */
const BUILD_ONLY = new Set(['vite'])
export const COPIED = [
  'server/dist',
  'web/dist',
  'docs/operations.md',
  'deploy/tracklane.service',
  '.env.example',
  'LICENSE',
  'README.md',
  'SECURITY.md',
]
/** So that an image and an archive stay what can be fetched in a minute. */
const MOST_MB = 350

/** Makes the folder anew: all that runs with node alone, and nothing else. */
export function packageTo(folder) {
  buildIfChanged()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true })
  rmSync(join(folder, 'server', 'dist', '.built-from'), { force: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock(), undefined, 2)}\n`)
  install(folder)
  const megabytes = sizeOf(folder) / 1024 / 1024
  if (megabytes > MOST_MB) throw new Error(`${folder} takes ${megabytes.toFixed(0)} MB, more than ${MOST_MB}: what has come into it?`)
  return megabytes
}

/** One package without workspaces: what the bundle of the server leaves outside. */
function manifest() {
  const { name, description, license, engines, version } = read('package.json')
  const scripts = { start: `node --max-semi-space-size=64 server/dist/main.js` }
  for (const command of ['admin:create', 'backup', 'restore', 'retention']) scripts[command] = `node server/dist/commands.js ${command}`
  return { name, version, private: true, description, license, type: 'module', engines, scripts, dependencies: dependencies() }
}

function dependencies() {
  const all = { ...read('contract/package.json').dependencies, ...read('server/package.json').dependencies }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !BUILD_ONLY.has(name) && !name.startsWith('@tracklane/'))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** The versions that were tested: those of the repository, with the workspaces taken out. */
function lock() {
  const { packages, ...rest } = read('package-lock.json')
  const kept = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  const { name, version, license, engines, dependencies: wanted } = manifest()
  return {
    ...rest,
    name,
    version,
    packages: { '': { name, version, license, dependencies: wanted, engines }, ...Object.fromEntries(kept) },
  }
}

/** No script of a package runs: nothing here is compiled where it is installed. */
function install(folder) {
  const args = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('The packages of production could not be installed.')
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

export function sizeOf(path) {
  const stat = lstatSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
