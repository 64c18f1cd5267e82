import type { MakePlace } from './places.ts'
import { type Finding, spread } from './report.ts'
import { startServer } from './server.ts'
import { settings } from './settings.ts'

/** How long `npm run serve` takes until it is ready; a figure to read, for it is the machine's as much as ours. */
export async function startAgain(makePlace: MakePlace): Promise<Finding> {
  const place = await makePlace()
  const times: number[] = []
  try {
    for (let start = 0; start <= settings.starts; start += 1) {
      const server = startServer(place.environment)
      times.push(await server.ready())
      await server.stop()
    }
  } finally {
    await place.clean()
  }
  const [first = Number.NaN, ...again] = times
  return { figures: [`first start, database made and filled: ${Math.round(first)} ms`, `started again: ${spread(again)}`], violations: [] }
}
