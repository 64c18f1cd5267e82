import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from './built.mjs'

/** Packages that only the build uses. */
const BUILD_ONLY = new Set(['vite', '@vitejs/plugin-react'])
export const COPIED = [
  'server/dist',
  'web/dist',
  'docs/operations.md',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
  'deploy/tracklane.service',
  '.env.example',
  'LICENSE',
  'README.md',
  'SECURITY.md',
]
/** The largest size: an image or an archive must stay small enough to fetch in a minute. */
const MOST_MB = 350

/** Makes the folder anew, with everything that runs with node alone, and nothing else. */
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

/** Returns one package without workspaces; it depends on the packages that are outside the server's bundle. */
function manifest() {
  const { name, description, license, engines, version } = read('package.json')
  const scripts = { start: `node --max-semi-space-size=64 server/dist/main.js` }
  for (const command of ['admin:create', 'backup', 'restore', 'retention']) scripts[command] = `node server/dist/commands.js ${command}`
  return { name, version, private: true, description, license, type: 'module', engines, scripts, dependencies: dependencies() }
}

/** Returns the packages that these workspaces need to run. */
export function dependencies(workspaces = ['contract', 'server']) {
  const all = Object.assign({}, ...workspaces.map((workspace) => read(`${workspace}/package.json`).dependencies))
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !BUILD_ONLY.has(name) && !name.startsWith('@tracklane/'))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Returns the tested versions: those of the repository's lockfile, without the workspaces. */
export function lock(wanted = dependencies()) {
  const { packages, ...rest } = read('package-lock.json')
  const used = reached(packages, wanted)
  const kept = Object.entries(packages).filter(([path]) => used.has(path))
  const { name, version, license, engines } = manifest()
  return {
    ...rest,
    name,
    version,
    packages: { '': { name, version, license, dependencies: wanted, engines }, ...Object.fromEntries(kept) },
  }
}

/** Returns the paths of the wanted packages and of all their dependencies. */
function reached(packages, wanted) {
  const paths = new Set()
  const ways = Object.keys(wanted).map((name) => ['', name])
  for (let way = ways.pop(); way; way = ways.pop()) {
    const path = found(packages, ...way)
    if (!path || paths.has(path)) continue
    paths.add(path)
    ways.push(...wantedBy(packages[path]).map((name) => [path, name]))
  }
  return paths
}

function wantedBy({ dependencies: always = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...always, ...optionalDependencies }), ...peers]
}

/** Searches like Node: in the folder of the dependent package, then in each folder above. */
function found(packages, from, name) {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (path in packages) return path
  return from ? found(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name) : undefined
}

/** Runs no scripts of packages: nothing is compiled at the place of installation. */
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
