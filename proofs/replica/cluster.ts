import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOwn, spawnOwn } from '../kit/child.ts'
import { connected, type Query } from '../kit/database.ts'
import { programs } from '../kit/needs.ts'
import { HANG_MS } from '../kit/proof.ts'

/** PostgreSQL refuses to run as root. */
const AS = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** A PostgreSQL cluster of this run alone. */
export class Cluster {
  readonly port: number
  readonly #folder: string
  #running: ChildProcess | undefined

  private constructor(port: number, folder: string) {
    this.port = port
    this.#folder = folder
  }

  static async make(port: number): Promise<Cluster> {
    const folder = await folderFor(port)
    await run('initdb', ['--pgdata', folder, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'])
    return new Cluster(port, folder)
  }

  /** Makes a streaming replica of this cluster. */
  async copyTo(port: number): Promise<Cluster> {
    const folder = await folderFor(port)
    const from = `host=127.0.0.1 port=${this.port} user=postgres`
    await run('pg_basebackup', ['--pgdata', folder, '--dbname', from, '--write-recovery-conf', '--checkpoint', 'fast'])
    return new Cluster(port, folder)
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  async start(): Promise<void> {
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${this.#folder}`, 'max_connections=40']
    const args = ['-D', this.#folder, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])]
    const [command = '', ...rest] = [...AS, join(programs.postgresFolder, 'postgres'), ...args]
    this.#running = spawnOwn(command, rest, { stdio: 'ignore' })
    await this.until(async (query) => (await query('select 1')).length === 1)
  }

  read<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return connected(this.url, work)
  }

  /** Asks again and again until it is so, also while the cluster does not answer. */
  async until(isSo: (query: Query) => Promise<boolean>): Promise<void> {
    const begun = performance.now()
    while (!(await this.read(isSo).catch(() => false))) {
      if (performance.now() - begun > HANG_MS) throw new Error(`The PostgreSQL at port ${this.port} is not as it should be`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Kills the cluster like a power failure: no client is told. */
  async kill(): Promise<void> {
    const child = this.#running
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    process.kill(-child.pid, 'SIGKILL')
    await once(child, 'exit')
  }
}

async function folderFor(port: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `cluster-${port}-`))
  if (AS.length > 0) await done('chown', ['postgres', folder])
  for (const each of [tmpdir(), folder]) chmodSync(each, each === folder ? 0o700 : 0o711)
  return folder
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const [command = '', ...rest] = [...AS, join(programs.postgresFolder, program), ...args]
  await done(command, rest)
}

async function done(command: string, args: readonly string[]): Promise<void> {
  const { code, said } = await runOwn(command, args)
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`)
}
