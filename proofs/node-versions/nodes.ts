import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOwn } from '../kit/child.ts'
import { makeFolder } from '../kit/places.ts'

/** A Node of its own, in a folder of the proof's. */
export interface OwnNode {
  readonly version: string
  readonly executable: string
  /** A program it starts by the name `node` is this one too. */
  readonly path: string
  remove(): void
}

/** The package that the package `node` picks for this machine by a script: asked for by name, nothing has to be run to install it. */
const PACKAGE = `node-${process.platform}-${process.arch}`

/** One version, or the newest of a line. */
export async function fetchNode(wanted: string): Promise<OwnNode> {
  const folder = makeFolder()
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${wanted}`]
  await must('npm', install, folder)
  const bin = join(folder, 'node_modules', PACKAGE, 'bin')
  const executable = join(bin, 'node')
  const version = (await must(executable, ['--version'], folder)).trim().slice(1)
  return { version, executable, path: `${bin}:${process.env.PATH}`, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function must(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, said } = await runOwn(command, args, {}, cwd)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${said}`)
  return said
}
