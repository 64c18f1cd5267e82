import { runOwn } from '../kit/child.ts'
import type { Place } from '../kit/places.ts'

export interface Ended {
  readonly code: number | null
  readonly said: string
  readonly seconds: number
  readonly peakMb: number
}

const PEAK = 'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS))'

/** Runs a command of the built server in a process of its own. */
export async function command(place: Place, args: readonly string[]): Promise<Ended> {
  const begun = performance.now()
  const environment = { LOG_LEVEL: 'fatal', ...place.environment }
  const { code, said } = await runOwn(process.execPath, ['--import', PEAK, 'server/dist/commands.js', ...args], environment)
  const kilobytes = Number(/peak (\d+)/.exec(said)?.[1] ?? 0)
  return { code, said, seconds: (performance.now() - begun) / 1000, peakMb: Math.round(kilobytes / 1024) }
}
