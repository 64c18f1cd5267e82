import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { runOwn } from '../kit/child.ts'
import { makeFolder } from '../kit/places.ts'

/** The last version before the upgrade was promised. The releases are tags. */
const FIRST = '9fbef23'

/** Returns the versions whose data people may have. */
export function olderVersions(): string[] {
  const tags = execFileSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort', 'creatordate'], { encoding: 'utf8' })
  return [FIRST, ...tags.split('\n').filter(Boolean)]
}

/** Builds its server in a folder of its own, by its own build and packages. */
export async function builtFrom(version: string): Promise<string> {
  const folder = makeFolder()
  const archive = join(folder, '..', `${version}.tar`)
  await run(version, process.cwd(), 'git', ['archive', '--output', archive, version])
  await run(version, folder, 'tar', ['-xf', archive])
  await run(version, folder, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  await run(version, folder, 'npm', ['run', 'build', '--silent', '--workspace', 'server'])
  return folder
}

async function run(version: string, folder: string, command: string, args: readonly string[]): Promise<void> {
  const { code, said } = await runOwn(command, args, {}, folder)
  if (code === 0) return
  const needed = 'needed are all commits (git fetch --unshallow --tags) and a registry that npm reaches'
  throw new Error(`${version} could not be made here (${needed}): ${command} ${args.join(' ')} ended with ${code}: ${said.slice(-2_000)}`)
}
