import { Client, LOGIST, PASSWORD } from './client.ts'
import type { MakePlace } from './places.ts'
import { type Finding, spread } from './report.ts'
import { startServer } from './server.ts'
import { settings } from './settings.ts'

const KILLS = 2

/** Killed at random points of its first start (making the database, migrating, filling it): the next start completes all of it. */
export async function startKilled(makePlace: MakePlace): Promise<Finding> {
  const whole = await startWhole(makePlace)
  const completed: number[] = []
  const killedAt: number[] = []
  const violations: string[] = []
  for (let start = 0; start < settings.starts; start += 1) {
    const place = await makePlace()
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = startServer(place.environment)
        const moment = Math.random() * whole.afterMs
        await new Promise((resolve) => setTimeout(resolve, moment))
        if (server.hasEnded()) violations.push(`ended by itself: ${server.complaint()}`)
        killedAt.push(moment)
        await server.kill()
      }
      const server = startServer(place.environment)
      completed.push(await server.ready())
      const filled = await contents(server.port)
      if (filled !== whole.contents) violations.push(`filled with ${filled} instead of ${whole.contents}`)
      await server.stop()
    } catch (error) {
      violations.push(`killed after ${killedAt.slice(-KILLS).map(Math.round).join(' and ')} ms: ${String(error)}`)
    } finally {
      await place.clean()
    }
  }
  return {
    figures: [
      `${settings.starts} first starts killed ${KILLS} times each, at ${Math.round(Math.min(...killedAt))} to ${Math.round(Math.max(...killedAt))} ms of ${Math.round(whole.afterMs)} ms`,
      `then complete: ${spread(completed)}, each with ${whole.contents}`,
    ],
    violations,
  }
}

async function startWhole(makePlace: MakePlace): Promise<{ afterMs: number; contents: string }> {
  const place = await makePlace()
  try {
    const server = startServer(place.environment)
    const afterMs = await server.ready()
    const found = await contents(server.port)
    await server.stop()
    return { afterMs, contents: found }
  } finally {
    await place.clean()
  }
}

/** What a person finds in a database that was filled. */
export async function contents(port: number): Promise<string> {
  const client = new Client(port)
  await client.login(LOGIST, PASSWORD)
  const orders = await client.ask('GET', '/api/order?per_page=10')
  const translations = await client.ask('GET', '/api/i18n/translation-index')
  client.close()
  const { meta } = JSON.parse(orders.text) as { meta: { total: number } } // it passed the schema of its endpoint
  return `${meta.total} orders of the logist and ${translations.text.length} characters of translations`
}
