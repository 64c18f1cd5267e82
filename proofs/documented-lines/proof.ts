import { existsSync, mkdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { documentedLines } from '../../scripts/documented-lines.ts'
import { runOwn } from '../kit/child.ts'
import { connected, dropDatabase } from '../kit/database.ts'
import { leaves } from '../kit/leftovers.ts'
import { programs } from '../kit/needs.ts'
import { makeFolder } from '../kit/places.ts'
import { defineProof } from '../kit/proof.ts'
import { OwnRedis } from '../kit/redis.ts'
import { killAll } from '../kit/server.ts'
import { serveLine } from './serve-line.ts'
import { ADMIN, tokenAndCountry } from './token.ts'
import { linesOf, TRIALS, type Trial } from './trials.ts'

export const proof = defineProof({
  name: 'documented-lines',
  promise: 'each command line of the documents does what it is written for, as it is written',
  how: 'a clone of the commit; every line typed in bash, one after the other: those that end end well, those that serve answer that they are ready. Only ports, folders, databases and what stands in <…> is put in their place. Those of Docker and systemd are not among them',
  minutes: 8,
  paths: ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'scripts', 'package.json', 'proofs/documented-lines', ':!docs/decisions'],
  needs: ['PostgreSQL', 'Redis', 'npm registry'],
  databases: [],
  short: '`documented-commands.test.ts`: no line is forgotten, and a shell can read each',
  fault: 'the chunks of the build were asked for where none is built: the server of `npm run dev` did not start',
  options: { only: '' },
  async run({ port, own }) {
    const given = await prepare(port)
    const violations: string[] = []
    const tried = TRIALS.filter(({ line }) => line.includes(String(own.only)))
    try {
      for (const trial of tried) {
        process.stdout.write(`$ ${trial.line}\n`)
        violations.push(...(await tryOne(trial, given)))
      }
    } finally {
      killAll()
      await given.clean()
    }
    const written = new Set(documentedLines().map(({ line }) => line))
    return { figures: [`${linesOf(tried).length} of ${written.size} different lines`], violations }
  },
})

interface Given {
  readonly port: number
  readonly folder: string
  readonly checkout: string
  readonly redisUrl: string
  readonly databaseUrl: string
  readonly environment: NodeJS.ProcessEnv
  clean(): Promise<void>
}

/** Makes a clone with the installed packages, a Redis, and the name of a database that a documented line creates. */
async function prepare(port: number): Promise<Given> {
  const folder = makeFolder()
  const checkout = join(folder, 'tracklane')
  await runOwn('git', ['clone', '--quiet', '.', checkout])
  await runOwn('git', ['branch', '--force', 'main'], {}, checkout)
  await cp('node_modules', join(checkout, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(folder, 'backups'))
  const redis = new OwnRedis(port + 10)
  await redis.start()
  const database = `tracklane_proof_${process.pid}_lines`
  const beside = new URL(programs.databaseUrl)
  const isGone = leaves({ database, beside: programs.databaseUrl })
  return {
    port,
    folder,
    checkout,
    redisUrl: redis.url,
    databaseUrl: String(Object.assign(new URL(beside), { pathname: `/${database}` })),
    environment: {
      ...ADMIN,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(port + 2),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: '',
      PGHOST: beside.hostname,
      PGPORT: beside.port || '5432',
      PGUSER: decodeURIComponent(beside.username),
      PGPASSWORD: decodeURIComponent(beside.password),
    },
    async clean() {
      await redis.stop()
      await connected(programs.databaseUrl, (query) => dropDatabase(query, database))
      isGone()
    },
  }
}

async function tryOne(trial: Trial, given: Given): Promise<string[]> {
  const { line, serves, isPackaged, isFresh, isOfSeveral } = trial
  const cwd = isPackaged ? packagedIn(given) : given.checkout
  const environment = {
    ...given.environment,
    ...(isFresh && { DATA_DIR: makeFolder() }),
    ...(isOfSeveral && { DATABASE_URL: given.databaseUrl, REDIS_URL: given.redisUrl, APP_KEY: 'the-key-of-every-process-of-this-proof' }),
  }
  const port = line.includes('PORT=3001') ? given.port + 1 : given.port
  if (!serves) {
    const { code, said } = await runOwn('bash', ['-c', typed(line, given)], environment, cwd)
    return code === 0 ? [] : [`${line} ended with ${code}: ${said.slice(-1_000)}`]
  }
  return serveLine({ line: typed(line, given), cwd, environment, port }, async () => {
    const wrong: string[] = []
    for (const one of serves.meanwhile) {
      process.stdout.write(`$ ${one}\n`)
      const { token, country_id } = one.includes('$TOKEN') ? await tokenAndCountry(port) : { token: '', country_id: 0 }
      const text = `set -o pipefail; ${typed(one, given).replace('<country_id>', String(country_id))}`
      const { code, said } = await runOwn('bash', ['-c', text], { ...environment, TOKEN: token })
      if (code !== 0 || said.includes('"error"')) wrong.push(`${one} ended with ${code}: ${said.slice(-1_000)}`)
    }
    return wrong
  })
}

function packagedIn({ folder }: Given): string {
  const packaged = join(folder, 'packaged')
  if (!existsSync(packaged)) throw new Error('Nothing has been packaged: try all lines')
  return packaged
}

/** Replaces the documented ports, folders and database by the ones of this place. */
function typed(line: string, { port, folder, databaseUrl }: Given): string {
  const database = new URL(databaseUrl).pathname.slice(1)
  const put: readonly (readonly [string | RegExp, string])[] = [
    ['localhost:3000', `127.0.0.1:${port}`],
    ['127.0.0.1:9464', `127.0.0.1:${port + 2}`],
    [/\bPORT=3000\b/, `PORT=${port}`],
    [/\bPORT=3001\b/, `PORT=${port + 1}`],
    ['/backups/', `${folder}/backups/`],
    ['./restored', join(folder, 'restored')],
    ['postgres://tracklane:…@localhost/tracklane', databaseUrl],
    [/(?<=^createdb .*)tracklane$/, database],
    [/(?<=--to )FOLDER$/, join(folder, 'packaged')],
    [/ FILE$/, ` ${join(folder, `${line.split(' ', 1)}.tar.gz`)}`],
    [/ DATA_DIR$/, ' data'],
    ['<what>', 'tried'],
  ]
  return put.reduce((text, [written, here]) => text.replace(written, here), line)
}
