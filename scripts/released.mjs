import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const MANIFESTS = ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json']
const CHANGELOG = 'CHANGELOG.md'
const HEAD = '# Changes\n\nWhat each release brought, newest first.\n'

/** Runs a program and returns its output; tests pass their own function. */
export function ran(program, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${stderr || stdout}`)
  return stdout
}

/** Returns the reasons why it cannot be released, each with its remedy; empty where it can. */
export function hindrances(version, { git, staleProofs }) {
  const last = read('package.json').version
  return [
    !isVersion(version) && `${version} is no version: x.y.z`,
    isVersion(version) && !isLater(version, last) && `${version} is not later than ${last}, which package.json has`,
    git('status', '--porcelain') !== '' && 'Not everything is committed: commit or stash it (git status)',
    git('tag', '--list', tagOf(version)) !== '' && `The tag ${tagOf(version)} exists already: choose the next version`,
    ...staleProofs().map((line) => `A proof is stale, run it again: ${line}`),
  ].filter(Boolean)
}

/** Writes versions, changelog, package, list of its parts, archive with checksum, and the tag. After a failure nothing is committed. */
export function release(version, { git, pack, listParts, say, day }) {
  const changes = changesSince(lastTag(git), git)
  const folder = join('dist-package', `tracklane-${version}`)
  for (const path of MANIFESTS) setVersion(path, version)
  setLockVersion(version)
  writeFileSync(CHANGELOG, withSection(existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : HEAD, version, day, changes))
  git('add', ...MANIFESTS, 'package-lock.json', CHANGELOG)
  try {
    pack(folder)
    writeFileSync(join(folder, 'sbom.cdx.json'), listParts())
  } catch (error) {
    git('reset', '--quiet', '--hard') // it was clean before
    throw error
  }
  git('commit', '--quiet', '--message', `Release ${version}`)
  const archive = archived(folder, git('log', '-1', '--format=%cI').trim())
  git('tag', '--annotate', '--message', `Tracklane ${version}`, tagOf(version))
  say(`${archive}\n${archive}.sha256\n${tagOf(version)}: git push --follow-tags`)
}

/** Prints the steps of a release without taking them. */
export function plan(version, { git, say }) {
  const changes = changesSince(lastTag(git), git)
  say(`Would set ${read('package.json').version} → ${version} in ${[...MANIFESTS, 'package-lock.json'].join(', ')}`)
  say(`Would write ${changes.length} lines into ${CHANGELOG}`)
  say(`Would package dist-package/tracklane-${version} with sbom.cdx.json, and its .tar.gz with .sha256`)
  say(`Would commit "Release ${version}" and tag ${tagOf(version)}`)
}

/** Packs a folder so that the same folder gives the same bytes: order, owner and time of its files do not depend on the machine. */
function archived(folder, committedAt) {
  const name = basename(folder)
  const archive = `${folder}.tar.gz`
  const still = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${committedAt}`, '--mode=go-w']
  ran('tar', [...still, '--use-compress-program=gzip -n', '-cf', archive, '-C', 'dist-package', name])
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`)
  return archive
}

function changesSince(tag, git) {
  const range = tag ? [`${tag}..HEAD`] : []
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter(Boolean)
}

function lastTag(git) {
  return git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD').split('\n')[0]
}

export function withSection(text, version, day, changes) {
  const at = text.indexOf('\n## ')
  const [head, older] = at < 0 ? [text, ''] : [text.slice(0, at + 1), text.slice(at + 1)]
  const lines = changes.map((change) => `- ${change}`).join('\n')
  return `${head.trimEnd()}\n\n## ${version}, ${day}\n${lines}\n${older && `\n${older}`}`
}

function setVersion(path, version) {
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/^( {2}"version": ")[^"]+/m, `$1${version}`))
}

function setLockVersion(version) {
  const lock = read('package-lock.json')
  lock.version = version
  for (const path of ['', 'contract', 'server', 'web']) if (lock.packages[path]) lock.packages[path].version = version
  writeFileSync('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`)
}

function tagOf(version) {
  return `v${version}`
}

export function isVersion(text) {
  return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text)
}

export function isLater(version, than) {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number))
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && one[at] > other[at]
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
