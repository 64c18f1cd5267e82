import { contents } from './kill-start.ts'
import type { MakePlace } from './places.ts'
import { type Finding, spread } from './report.ts'
import { startServer } from './server.ts'
import { settings } from './settings.ts'

const PROCESSES = 5
const REFUSED_WITHIN_MS = 2_000

/** Five processes start at once on an empty PostgreSQL: one migrates and fills it, all of them serve it. */
export async function shareDatabase(makePlace: MakePlace): Promise<Finding> {
  const place = await makePlace()
  const servers = Array.from({ length: PROCESSES }, (_, index) => startServer(place.environment, settings.port + index))
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

/** Five processes start at once on one folder: one has it, the others are gone at once and say who has it. */
export async function shareFolder(makePlace: MakePlace): Promise<Finding> {
  const place = await makePlace()
  const owner = startServer(place.environment)
  try {
    await owner.ready()
    const others = Array.from({ length: PROCESSES - 1 }, (_, index) => startServer(place.environment, settings.port + 1 + index))
    const ends = await Promise.all(others.map((server) => server.ended()))
    const violations: string[] = []
    for (const [index, { code, afterMs }] of ends.entries()) {
      const said = others[index]?.complaint() ?? ''
      if (code !== 1) violations.push(`a second owner ended with ${code}`)
      if (!said.includes(`process ${owner.pid} `)) violations.push(`a second owner was told only: ${said}`)
      if (afterMs > REFUSED_WITHIN_MS) violations.push(`a second owner was refused after ${Math.round(afterMs)} ms`)
    }
    violations.push(...(await raceFor(makePlace)))
    return { figures: [`${others.length} more on a folder in use, refused: ${spread(ends.map(({ afterMs }) => afterMs))}`], violations }
  } finally {
    await owner.stop()
    await place.clean()
  }
}

async function raceFor(makePlace: MakePlace): Promise<string[]> {
  const place = await makePlace()
  const servers = Array.from({ length: PROCESSES }, (_, index) => startServer(place.environment, settings.port + index + 1))
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
