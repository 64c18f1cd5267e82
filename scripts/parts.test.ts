import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'

interface Part {
  name: string
  version: string
  purl: string
  licenses: { license?: { id: string }; expression?: string }[]
}
interface Parts {
  bomFormat: string
  specVersion: string
  serialNumber: string
  metadata: { component: Part & { type: string } }
  components: Part[]
}
interface Locked {
  version: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const locked: [string, Locked][] = Object.entries(read('package-lock.json').packages)
/** Returns `name@version` of the matching packages in the lockfile, with their dependencies. */
const inLock = (isSo: (one: Locked) => boolean | undefined) =>
  new Map(
    locked
      .filter(([path, one]) => path.includes('node_modules/') && !one.link && isSo(one))
      .map(([path, one]) => [`${path.split('node_modules/').at(-1)}@${one.version}`, Object.keys(one.dependencies ?? {})]),
  )

let parts: Parts
let names: Set<string>

beforeAll(async () => {
  const { listParts } = await import('./parts.mjs')
  parts = JSON.parse(listParts())
  names = new Set(parts.components.map(({ name }) => name))
})

test('the list of parts is CycloneDX and describes this product', () => {
  const { name, version, license } = read('package.json')
  expect(parts).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) })
  expect(parts.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/)
  expect(parts.metadata.component).toMatchObject({ name, version, type: 'application', purl: `pkg:npm/${name}@${version}` })
  expect(parts.metadata.component.licenses).toEqual([{ license: { id: license } }])
})

test('the list has every package that runs, in the browser too, with its dependencies', () => {
  const wanted = ['contract', 'server', 'web'].flatMap((workspace) => Object.keys(read(`${workspace}/package.json`).dependencies))
  const runs = wanted.filter((name) => !name.startsWith('@tracklane/') && name !== 'vite' && name !== '@vitejs/plugin-react')
  expect(runs).toContain('react')
  const production = inLock(({ dev }) => !dev)
  const needs = parts.components.flatMap(({ name, version }) => production.get(`${name}@${version}`) ?? [])
  for (const name of [...runs, ...needs]) expect(names, name).toContain(name)
})

test('the list has no package for building or testing, and the versions of the lockfile', () => {
  const production = inLock(({ dev }) => !dev)
  for (const { name, version } of parts.components) expect(production.has(`${name}@${version}`), `${name}@${version}`).toBe(true)
  for (const name of ['vite', 'rolldown', 'vitest', '@biomejs/biome']) expect(names).not.toContain(name)
})

test('each part has its licence and its origin', () => {
  for (const { name, version, purl, licenses } of parts.components) {
    expect(
      licenses.some(({ license, expression }) => license?.id || expression),
      `${name} has no licence`,
    ).toBe(true)
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`)
  }
})
