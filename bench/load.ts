import autocannon from 'autocannon'

export interface Target {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  /** The next request's path; moves go round the orders. */
  path(): string
}

export interface Case {
  readonly name: string
  readonly ours: Target
  readonly floor: Target
}

const CONNECTIONS = 10

/** Requests a second of both, in turn, so that a drifting machine hits them alike; the median of each and of the ratios. */
export async function compare(
  one: Case,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ ours: number; bare: number; ratio: number }> {
  await load(one.ours, 1)
  await load(one.floor, 1)
  const pairs: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ ours: await load(one.ours, seconds), bare: await load(one.floor, seconds) })
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
  }
}

async function load(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: target.method, headers: target.headers, setupRequest: (request) => ({ ...request, path: target.path() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}${target.path()}: ${result.non2xx} refused, ${result.errors} failed`)
  return result['2xx'] / result.duration
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
