import { expect, test } from 'vitest'
import type { ModuleGraph } from './module-graph.ts'
import { type Loaded, sharedFiles } from './shared-chunks.ts'

/** Makes a graph from the imports of each module, with these sizes in bytes, or sizes too large for joining. */
function graphOf(imports: Readonly<Record<string, readonly string[]>>, sizes: Readonly<Record<string, number>> = {}): ModuleGraph {
  return new Map(Object.entries(imports).map(([id, of]) => [id, { size: sizes[id] ?? 90_000, imports: of, loads: [] }]))
}

function share(graph: ModuleGraph, all: readonly Loaded[], fileWorth = 0) {
  return sharedFiles({ graph, all, fileWorth, isSettled: () => false, isHad: () => false })
}

const screen = (name: string, weight = 1): Loaded => ({ name, modules: [name], weight })

const names = (files: ReturnType<typeof share>) => files.map(({ ids }) => [...ids].sort().join(' '))

test('modules that the same screens need share a file, together with modules asked for by name', () => {
  const graph = graphOf({
    orders: ['list', 'drawer', 'base'],
    people: ['list', 'drawer', 'base'],
    home: ['base', 'clock'],
    base: [],
    list: [],
    drawer: [],
    clock: [],
  })
  const files = share(graph, [screen('orders'), screen('people'), screen('home')])
  expect(names(files).sort()).toEqual(['base', 'clock home', 'drawer list', 'orders', 'people'])
  expect(files.filter(({ isForAll }) => isForAll).map(({ ids }) => ids)).toEqual([['base']])
})

test('small files are joined, unless a heavier screen would load them needlessly', () => {
  const graph = graphOf(
    { orders: ['base', 'list'], people: ['base', 'list'], home: ['base'], base: [], list: [] },
    { base: 50_000, list: 5_000 },
  )
  const all = (weight: number) => [screen('orders'), screen('people'), screen('home', weight)]
  expect(names(share(graph, all(1))).sort()).toEqual(['base list', 'home', 'orders', 'people'])
  expect(names(share(graph, all(20))).sort()).toEqual(['base', 'home', 'list', 'orders', 'people'])
})

test('files of different screens are joined where they are smaller than the cost of a request', () => {
  const graph = graphOf({ one: [], other: [] }, { one: 3_000, other: 4_000 })
  const all = [screen('one'), screen('other')]
  expect(names(share(graph, all, 5_000)).sort()).toEqual(['one', 'other'])
  expect(names(share(graph, all, 8_000))).toEqual(['one other'])
})

test('imports of a joined file count as needless too', () => {
  const graph = graphOf({ one: [], other: ['editor'], third: ['editor'], editor: [] }, { one: 3_000, other: 4_000 })
  const all = [screen('one'), screen('other'), screen('third')]
  expect(names(share(graph, all, 64_000)).sort()).not.toContain('one other')
})

test('no two files import each other, and each comes after its imports', () => {
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
