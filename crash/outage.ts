import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { Client, LOGIST, PASSWORD } from './client.ts'
import type { MakePlace, Place } from './places.ts'
import type { Finding } from './report.ts'
import { startServer } from './server.ts'
import { settings } from './settings.ts'

const CLIENTS = 16
const LOAD_BEFORE_MS = 1_000
const BACK_WITHIN_MS = 10_000
const NO_HANG_MS = 8_000

/** PostgreSQL goes away under load and comes back: requests meanwhile are told to come again, and then all is as before. */
export async function loseDatabase(makePlace: MakePlace): Promise<Finding> {
  const place = await makePlace()
  const server = startServer(place.environment)
  try {
    await server.ready()
    const load = new Load(server.port)
    await load.begin()
    await pause(LOAD_BEFORE_MS)
    const how = await restart(place)
    const begun = performance.now()
    const isBack = await back(server.url)
    const backAfter = performance.now() - begun
    await pause(LOAD_BEFORE_MS)
    const recovered = load.end()

    const violations = [
      ...(isBack ? [] : [`not ready ${BACK_WITHIN_MS} ms after the database was back`]),
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

async function restart(place: Place): Promise<string> {
  if (settings.postgresRestart) {
    await promisify(exec)(settings.postgresRestart)
    return `restarted with: ${settings.postgresRestart}`
  }
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  for (let time = 0; time < 5; time += 1) {
    await place.read((query) => query(end))
    await pause(100)
  }
  return 'every connection ended by the database, five times (CRASH_POSTGRES_RESTART would restart it)'
}

async function back(url: string): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < BACK_WITHIN_MS) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return true
    await pause(20)
  }
  return false
}

class Load {
  longest = 0
  readonly #port: number
  readonly #counts = new Map<string, number>()
  readonly #odd = new Set<string>()
  #isEnding = false
  #work: Promise<void>[] = []

  constructor(port: number) {
    this.#port = port
  }

  async begin(): Promise<void> {
    const clients = Array.from({ length: CLIENTS }, () => new Client(this.#port))
    for (const client of clients) await client.login(LOGIST, PASSWORD)
    this.#work = clients.map((client, index) => this.#ask(client, index))
  }

  async end(): Promise<string[]> {
    this.#isEnding = true
    await Promise.all(this.#work)
    if (this.longest > NO_HANG_MS) this.#odd.add(`a request hung ${Math.round(this.longest)} ms`)
    return [...this.#odd]
  }

  summary(): string {
    return [...this.#counts].map(([status, count]) => `${status} × ${count}`).join(', ')
  }

  async #ask(client: Client, index: number): Promise<void> {
    while (!this.#isEnding) {
      const begun = performance.now()
      const draft = { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1' }
      const asked = index % 2 === 0 ? client.ask('GET', '/api/order?per_page=25') : client.ask('POST', '/api/order', draft)
      const { status, text } = await asked.catch((error: Error) => ({ status: 0, text: error.message }))
      this.longest = Math.max(this.longest, performance.now() - begun)
      this.#counts.set(String(status), (this.#counts.get(String(status)) ?? 0) + 1)
      const isJson = text.startsWith('{')
      if (![200, 201, 503].includes(status) || !isJson) this.#odd.add(`answered ${status} ${text.slice(0, 200)}`)
      if (status === 503) await pause(20)
    }
    client.close()
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
