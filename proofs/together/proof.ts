import { contents } from '../kit/contents.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof, HANG_MS } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'

export const proof = defineProof({
  name: 'together',
  promise:
    'one process owns an embedded data folder, a second one is refused and named the holder; of five processes that start at once on PostgreSQL one migrates and fills, and all serve',
  how: 'four more at once on a folder in use, and five at once on an empty one; five at once on an empty PostgreSQL',
  minutes: 2,
  paths: ['server/src/db', 'server/src/start.ts', 'server/src/commands', 'proofs/together', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`own-folder.test.ts`, other containers and dead holders',
  fault: 'the demo world is filled without a lock; a folder is taken whoever has it',
  options: {},
  run: (options) =>
    onEach(options, (makePlace, database) =>
      database === 'PGlite' ? shareFolder(makePlace, options.port) : shareDatabase(makePlace, options.port),
    ),
})

const PROCESSES = 5

/** Starts five processes at once on an empty PostgreSQL. One must migrate and fill it, and all must serve it. */
async function shareDatabase(makePlace: MakePlace, port: number): Promise<Finding> {
  const place = await makePlace()
  const servers = Array.from({ length: PROCESSES }, (_, index) => startServer(place.environment, port + index))
  try {
    const times = await Promise.all(servers.map((server) => server.ready()))
    const found = new Set(await Promise.all(servers.map((server) => contents(server.port))))
    const violations = found.size === 1 ? [] : [`they serve different worlds: ${[...found].join(' / ')}`]
    const [row] = await place.read((query) =>
      query<{ migrations: number; distinct_users: number; users: number; flows: number }>(`select
        (select count(*)::int from kysely_migration) as migrations, (select count(*)::int from users) as users,
        (select count(distinct email)::int from users) as distinct_users,
        (select count(*)::int from order_flows where organization_id is null) as flows`),
    )
    if (row?.flows !== 1 || row.users !== row.distinct_users) violations.push(`filled more than once: ${JSON.stringify(row)}`)
    return { figures: [`${PROCESSES} at once, all serve: ${spread(times)}`, `${row?.migrations} migrations, once`], violations }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await place.clean()
  }
}

/** Starts five processes at once on one folder. One must get it; the others must end at once and say who has it. */
async function shareFolder(makePlace: MakePlace, port: number): Promise<Finding> {
  const place = await makePlace()
  const owner = startServer(place.environment, port)
  try {
    await owner.ready()
    const others = Array.from({ length: PROCESSES - 1 }, (_, index) => startServer(place.environment, port + 1 + index))
    const ends = await Promise.all(others.map(refusal))
    const violations: string[] = []
    for (const [index, { code }] of ends.entries()) {
      const said = others[index]?.complaint() ?? ''
      if (code !== 1) violations.push(`a second owner ended with ${code}`)
      if (!said.includes(`process ${owner.pid} `)) violations.push(`a second owner was told only: ${said}`)
    }
    violations.push(...(await raceFor(makePlace, port)))
    return { figures: [`${others.length} more on a folder in use, refused: ${spread(ends.map(({ afterMs }) => afterMs))}`], violations }
  } finally {
    await owner.stop()
    await place.clean()
  }
}

/** Waits for the refusal; a server that is not refused is ended. */
function refusal(server: Server): Promise<{ code: number | null; afterMs: number }> {
  const timer = setTimeout(() => void server.kill(), HANG_MS)
  return server.ended().finally(() => clearTimeout(timer))
}

async function raceFor(makePlace: MakePlace, port: number): Promise<string[]> {
  const place = await makePlace()
  const servers = Array.from({ length: PROCESSES }, (_, index) => startServer(place.environment, port + index + 1))
  try {
    const outcomes = await Promise.all(
      servers.map((server) =>
        server.ready().then(
          () => true,
          () => false,
        ),
      ),
    )
    const owners = outcomes.filter(Boolean).length
    return owners === 1 ? [] : [`${owners} of ${PROCESSES} that started at once own the folder`]
  } finally {
    await Promise.all(servers.filter((server) => !server.hasEnded()).map((server) => server.stop()))
    await place.clean()
  }
}
