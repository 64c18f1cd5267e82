import { expect, test } from 'vitest'
import type { ModuleGraph } from './module-graph.ts'
import { type Loaded, sharedFiles } from './shared-chunks.ts'

/** A graph from the imports of each module; each has so many bytes. */
function graphOf(imports: Readonly<Record<string, readonly string[]>>, sizes: Readonly<Record<string, number>> = {}): ModuleGraph {
  return new Map(Object.entries(imports).map(([id, of]) => [id, { size: sizes[id] ?? 100, imports: of, loads: [] }]))
}

function share(graph: ModuleGraph, all: readonly Loaded[]) {
  const entries = new Set(all.flatMap(({ modules }) => modules))
  return sharedFiles({ graph, all, entries, isShared: () => false, isSettled: () => false })
}

const screen = (name: string, weight = 1): Loaded => ({ name, modules: [name], weight })

test('what the same screens need shares a file, and what one alone needs has none', () => {
  const big = { base: 90_000, list: 90_000, drawer: 90_000 }
  const graph = graphOf(
    {
      orders: ['list', 'drawer', 'base'],
      people: ['list', 'drawer', 'base'],
      home: ['base', 'clock'],
      base: [],
      list: [],
      drawer: [],
      clock: [],
    },
    big,
  )
  const files = share(graph, [screen('orders'), screen('people'), screen('home')])
  expect(files.map(({ ids, isForAll }) => [[...ids].sort(), isForAll])).toEqual([
    [['drawer', 'list'], false],
    [['base'], true],
  ])
})

test('small files are joined, unless a screen that counts more would load them for nothing', () => {
  const graph = graphOf(
    { orders: ['base', 'list'], people: ['base', 'list'], home: ['base'], base: [], list: [] },
    { base: 50_000, list: 5_000 },
  )
  expect(share(graph, [screen('orders'), screen('people'), screen('home')]).map(({ ids }) => ids.length)).toEqual([2])
  expect(share(graph, [screen('orders'), screen('people'), screen('home', 20)]).map(({ ids }) => ids.length)).toEqual([1, 1])
})

test('no two files need each other, and each stands behind those that it imports', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const modules = Array.from({ length: 120 }, (_, place) => `m${place}`)
  const imports = modules.map((id, place): [string, string[]] => [id, modules.slice(place + 1).filter(() => random(20) === 0)])
  const screens = Array.from({ length: 12 }, (_, place) => `s${place}`)
  const asked = screens.map((id): [string, string[]] => [id, Array.from({ length: 4 }, () => `m${random(60)}`)])
  const sizes = Object.fromEntries(modules.map((id) => [id, 200 + random(9_000)]))
  const graph = graphOf(Object.fromEntries([...imports, ...asked]), sizes)
  const files = share(
    graph,
    screens.map((name) => screen(name)),
  )
  const placeOf = new Map(files.flatMap(({ ids }, place) => ids.map((id) => [id, place] as const)))
  expect(placeOf.size).toBeGreaterThan(40)
  expect(files.length).toBeGreaterThan(3)
  for (const [id, place] of placeOf)
    for (const next of graph.get(id)?.imports ?? []) expect(placeOf.get(next) ?? 0, `${id} before ${next}`).toBeLessThanOrEqual(place)
})
