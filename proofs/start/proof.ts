import { contents } from '../kit/contents.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'

export const proof = defineProof({
  name: 'start',
  promise: 'started again and again on an existing database it serves the same, and soon',
  how: "one first start, then more; how long they take is a figure, for it is the machine's as much as ours",
  minutes: 1,
  paths: ['server/src/db', 'server/src/start.ts', 'server/src/app.ts', 'server/src/platform', 'proofs/start', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: undefined,
  fault: 'the demo world is filled at every start',
  options: { starts: 6 },
  run: (options) => onEach(options, (makePlace) => startAgain(makePlace, options.port, options.own.starts)),
})

async function startAgain(makePlace: MakePlace, port: number, starts: number): Promise<Finding> {
  const place = await makePlace()
  const times: number[] = []
  const found = new Set<string>()
  try {
    for (let start = 0; start <= starts; start += 1) {
      const server = startServer(place.environment, port)
      times.push(await server.ready())
      found.add(await contents(port))
      await server.stop()
    }
  } finally {
    await place.clean()
  }
  const [first = Number.NaN, ...again] = times
  return {
    figures: [`first start, database made and filled: ${Math.round(first)} ms`, `started again: ${spread(again)}`],
    violations: found.size === 1 ? [] : [`it serves different worlds: ${[...found].join(' / ')}`],
  }
}
