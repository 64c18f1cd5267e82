import autocannon from 'autocannon'

export interface Target {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  /** Returns the path of the next request; moves take the orders in turn. */
  path(): string
  /** Returns the JSON body, where there is one. */
  body?(): string
}

export interface Case {
  readonly name: string
  readonly ours: Target
  readonly floor: Target
  /** The number of parallel requests; default: ten. */
  readonly connections?: number
}

/** The answers of one target in one round. */
export interface Round {
  readonly perSecond: number
  /** Milliseconds: the median of the answers, and the slowest one. */
  readonly median: number
  readonly slowest: number
}

interface Figures {
  readonly ours: Round
  readonly floor: Round
  readonly ratio: number
}

/** The round with the median ratio, and the lowest and the highest ratio of all rounds. */
interface Compared extends Figures {
  readonly spread: readonly [lowest: number, highest: number]
}

const CONNECTIONS = 10

/** Measures both in turn, so that a change of the machine's speed affects both. Returns the median of the ratios, with its round. */
export async function compare(one: Case, { rounds, seconds }: { rounds: number; seconds: number }): Promise<Compared> {
  const connections = one.connections ?? CONNECTIONS
  await load(one.ours, { connections, seconds: 1 })
  await load(one.floor, { connections, seconds: 1 })
  const figures: Figures[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(one.ours, { connections, seconds })
    const floor = await load(one.floor, { connections, seconds })
    figures.push({ ours, floor, ratio: ours.perSecond / floor.perSecond })
  }
  const byRatio = figures.toSorted((a, b) => a.ratio - b.ratio)
  const [lowest, middle, highest] = [byRatio[0], byRatio[Math.floor(rounds / 2)], byRatio.at(-1)]
  if (!lowest || !middle || !highest) throw new Error('Nothing was measured')
  return { ...middle, spread: [lowest.ratio, highest.ratio] }
}

async function load(target: Target, { connections, seconds }: { connections: number; seconds: number }): Promise<Round> {
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    requests: [{ method: target.method, headers: target.headers, setupRequest: (request) => ({ ...request, ...next(target) }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}${target.path()}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result['2xx'] / result.duration, median: result.latency.p50, slowest: result.latency.max }
}

function next(target: Target): { path: string; body?: string } {
  return target.body ? { path: target.path(), body: target.body() } : { path: target.path() }
}
