import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** The instructions of a Dockerfile by stage; continued lines are joined. */
const stages = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split(/^(?=FROM )/m)
  .map((stage) => stage.split('\n').filter((line) => line.trim() !== ''))
const shipped = stages.at(-1) ?? []
const of = (word: string) => shipped.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim())

test('the image runs as a numbered user other than root', () => {
  const users = of('USER')
  expect(users).toHaveLength(1)
  expect(users[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(shipped.findIndex((line) => line.startsWith('USER'))).toBeLessThan(shipped.findIndex((line) => line.startsWith('CMD')))
})

test('the server gets its signals directly, without a shell or npm between', () => {
  const [command = ''] = of('CMD')
  const words: string[] = JSON.parse(command)
  expect(words[0]).toBe('node')
  expect(words.at(-1)).toBe('server/dist/main.js')
  expect(of('ENTRYPOINT')).toEqual([])
})

test('the health check asks the server', () => {
  const [check = ''] = of('HEALTHCHECK')
  const words: string[] = JSON.parse(check.slice(check.indexOf('[')))
  expect(words[0]).toBe('node')
  expect(words.join(' ')).toContain('/health/ready')
})

test('the image holds the package and no build tools', () => {
  expect(stages.length).toBeGreaterThan(1)
  expect(of('COPY')).toEqual(['--from=packaged /packaged ./'])
  expect(of('ADD')).toEqual([])
  expect(of('RUN').filter((line) => /npm|apt|curl|wget/.test(line))).toEqual([])
})

test('only the data folder is writable, and it is a volume', () => {
  const environment = Object.fromEntries(
    of('ENV')
      .flatMap((line) => line.split(/\s+/))
      .map((pair) => pair.split('=')),
  )
  expect(environment.NODE_ENV).toBe('production')
  expect(JSON.parse(of('VOLUME')[0] ?? '')).toEqual([environment.DATA_DIR])
  const made = of('RUN').map((line): string[] => JSON.parse(line))
  expect(made).toHaveLength(1)
  expect(made[0]?.at(-1)).toBe(environment.DATA_DIR)
  expect(made[0]).toContain('--mode=0700')
  expect(made[0]?.find((word) => word.startsWith('--owner='))?.slice(8)).toBe(of('USER')[0]?.split(':')[0])
})

test('the build context has no secrets and no foreign build results', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const one of ['.git', '.env', '**/node_modules', '**/dist', '**/data']) expect(ignored).toContain(one)
})

interface Compose {
  services: Record<string, { environment?: Record<string, string>; healthcheck?: object; depends_on?: object; [key: string]: unknown }>
}
const compose = load(read('compose.yaml')) as Compose // the shape of this file

test('the server waits for its two services, and compose.yaml contains no password', () => {
  expect(Object.keys(compose.services).sort()).toEqual(['postgres', 'redis', 'server'])
  const { server, postgres, redis } = compose.services
  expect(server?.depends_on).toEqual({ postgres: { condition: 'service_healthy' }, redis: { condition: 'service_healthy' } })
  for (const service of [postgres, redis]) expect(service?.healthcheck).toBeDefined()
  for (const name of ['APP_KEY', 'POSTGRES_PASSWORD']) expect(read('compose.yaml')).toContain(`\${${name}:?`)
  expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], volumes: ['data:/data'] })
})

test('compose.yaml only sets settings that the server knows', () => {
  const known = read('.env.example')
  for (const name of Object.keys(compose.services.server?.environment ?? {})) expect(known, name).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('the systemd unit runs as its own user and writes only its data', () => {
  const lines = read('deploy/tracklane.service').split('\n')
  for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'StateDirectory=tracklane', 'UMask=0077', 'NoNewPrivileges=yes'])
    expect(lines).toContain(line)
  expect(lines.find((line) => line.startsWith('Environment='))).toContain('DATA_DIR=/var/lib/tracklane')
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(lines.join('\n'))?.[1])).toBeGreaterThan(15)
})

/** An import on one line, at the end of several lines, or at run time. */
const IMPORT = /^(?:import|export)\b.* from '([^']+)'$|^import '([^']+)'$|^\} from '([^']+)'$|\bimport\('([^']+)'\)/gm

/** Only threads that run from sources import it; the built server has no sources. */
const UNBUILT = 'tsx'

/** Returns the npm packages that the sources of server and contract import at run time. */
function importedPackages(): Set<string> {
  const found = new Set<string>()
  for (const root of ['server/src', 'contract/src'])
    for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') || /\.(test|testing)\.ts$/.test(path) || path.startsWith('testing/')) continue
      for (const [, ...names] of read(`${root}/${path}`).matchAll(IMPORT)) {
        const name = names.find((one) => one !== undefined) ?? ''
        if (/^(node:|@tracklane\/|[.#])/.test(name)) continue
        found.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
      }
    }
  return found
}

test('running code imports only packages of production', () => {
  const { dependencies } = JSON.parse(read('server/package.json'))
  const contract = JSON.parse(read('contract/package.json')).dependencies
  const names = importedPackages()
  expect(names.size).toBeGreaterThan(15)
  names.delete(UNBUILT)
  for (const name of names) expect({ ...dependencies, ...contract }, name).toHaveProperty([name])
})

test('every packaged path exists', async () => {
  const { COPIED } = await import('./packaged.mjs')
  for (const path of COPIED) if (!path.endsWith('/dist')) expect(existsSync(path), path).toBe(true)
})
