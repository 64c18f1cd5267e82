import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { type MakePlace, onEach, type Place } from '../kit/places.ts'
import { defineProof, HANG_MS } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { Load } from './load.ts'

export const proof = defineProof({
  name: 'outage',
  promise:
    'PostgreSQL restarted under load: no request hangs or gets a 500, 503 with Retry-After meanwhile, all well afterwards without a hand',
  how: '16 clients read and write while `--restart` (a shell command) restarts it, or, without one, all its connections are ended',
  minutes: 1,
  paths: ['server/src/db', 'server/src/platform/http', 'proofs/outage', ':!*.test.ts'],
  needs: ['PostgreSQL'],
  databases: ['PostgreSQL'],
  builds: 'server',
  short: '`unreachable.test.ts`, `health.test.ts`',
  fault: 'a database that is away is not told apart from a fault of ours',
  options: { restart: '' },
  run: (options) => onEach(options, (makePlace) => loseDatabase(makePlace, options.port, options.own.restart)),
})

const LOAD_BEFORE_MS = 1_000

async function loseDatabase(makePlace: MakePlace, port: number, command: string): Promise<Finding> {
  const place = await makePlace()
  const server = startServer(place.environment, port)
  try {
    await server.ready()
    const load = new Load(server.port)
    await load.begin()
    await pause(LOAD_BEFORE_MS)
    const how = await restart(place, command)
    const begun = performance.now()
    const isBack = await back(server.url)
    const backAfter = performance.now() - begun
    await pause(LOAD_BEFORE_MS)
    const recovered = load.end()

    const violations = [
      ...(isBack ? [] : [`not ready ${HANG_MS} ms after the database was back`]),
      ...(server.hasEnded() ? [`the server ended: ${server.complaint()}`] : []),
      ...(await recovered),
    ]
    return {
      figures: [
        how,
        `ready ${Math.round(backAfter)} ms after it was back; answers ${load.summary()}; longest ${Math.round(load.longest)} ms`,
      ],
      violations,
    }
  } finally {
    if (!server.hasEnded()) await server.stop()
    await place.clean()
  }
}

async function restart(place: Place, command: string): Promise<string> {
  if (command) {
    await promisify(exec)(command)
    return `restarted with: ${command}`
  }
  // Only our own processes are ended: PostgreSQL cleans up in the database by a process of its own.
  const own = 'datname = current_database() and usename = current_user and pid <> pg_backend_pid()'
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where ${own}`
  for (let time = 0; time < 5; time += 1) {
    await place.read((query) => query(end))
    await pause(100)
  }
  return 'every connection ended by the database, five times (--restart would restart it)'
}

async function back(url: string): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < HANG_MS) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return true
    await pause(20)
  }
  return false
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
