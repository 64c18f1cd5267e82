import { type ModuleGraph, needed } from './module-graph.ts'

/** A screen, or another part that loads at once, with the modules it needs. */
export interface Loaded {
  readonly name: string
  readonly modules: readonly string[]
  /** The cost of an unneeded byte for it, relative to others. */
  readonly weight: number
}

/** Modules in one file: needed by the same screens, or joined to save requests. */
interface Group {
  readonly loaded: ReadonlySet<Loaded>
  readonly ids: readonly string[]
}

/**
 * The bytes of code that a request is worth. With more, the heaviest screens exceed their budgets; with fewer, a screen has files of a few
 * lines.
 */
const REQUEST_WORTH = 8_000

export interface SharedFile {
  readonly ids: readonly string[]
  readonly isForAll: boolean
}

interface Sharing {
  readonly graph: ModuleGraph
  readonly all: readonly Loaded[]
  /** The bytes of code that a file is worth for all: every file is loaded ahead, one after the other. */
  readonly fileWorth: number
  /** Returns whether the place of a module is decided. */
  readonly isSettled: (id: string) => boolean
  /** Returns whether a module is always loaded before. */
  readonly isHad: (id: string) => boolean
}

/**
 * Groups shared modules into files. Modules for the same screens share a file; files are joined while the saved requests are worth the
 * bytes that some screen loads needlessly. No two files need each other: each comes after its imports.
 */
export function sharedFiles(sharing: Sharing): SharedFile[] {
  const groups = joined(byNeed(sharing), sharing)
  return importedFirst(groups, sharing.graph).map(({ ids, loaded }) => ({ ids, isForAll: loaded.size === sharing.all.length }))
}

function byNeed({ graph, all, isSettled }: Sharing): Group[] {
  const needing = new Map<string, Loaded[]>()
  for (const one of all) for (const id of needed(graph, one.modules)) needing.set(id, [...(needing.get(id) ?? []), one])
  const groups = new Map<string, Group>()
  for (const [id, loaded] of needing) {
    if (isSettled(id)) continue
    const key = loaded.map(({ name }) => name).join()
    const group = groups.get(key) ?? { loaded: new Set(loaded), ids: [] }
    groups.set(key, { ...group, ids: [...group.ids, id] })
  }
  return [...groups.values()]
}

interface Pair {
  readonly one: Group
  readonly other: Group
  readonly gain: number
}

function joined(start: readonly Group[], sharing: Sharing): Group[] {
  const { graph, fileWorth } = sharing
  const wasteOf = wastes(sharing)
  let groups = [...start]
  for (;;) {
    const next = nextGroups(groups, graph)
    const pairs = groups.flatMap((one, place) =>
      groups.slice(place + 1).map((other) => ({ one, other, gain: fileWorth + gainOf(one, other, wasteOf) })),
    )
    const best = worthJoining(pairs).find(({ one, other }) => !isBetween(next, one, other) && !isBetween(next, other, one))
    if (!best) return groups
    const { one, other } = best
    const both = { loaded: new Set([...one.loaded, ...other.loaded]), ids: [...one.ids, ...other.ids] }
    groups = [...groups.filter((group) => group !== one && group !== other), both]
  }
}

/** Returns the pairs with a gain, the best first. */
function worthJoining(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain)
}

type WasteOf = (loaded: Loaded, group: Group) => number

/** Returns a function for the bytes of a group and its imports that a screen loads needlessly. */
function wastes({ graph, all, isHad }: Sharing): WasteOf {
  const neededBy = new Map(all.map((one) => [one, needed(graph, one.modules)]))
  const known = new WeakMap<Group, Map<Loaded, number>>()
  return (loaded, group) => {
    const ofGroup = known.get(group) ?? new Map<Loaded, number>()
    known.set(group, ofGroup)
    const before = ofGroup.get(loaded)
    if (before !== undefined) return before
    const isOwn = neededBy.get(loaded)
    const foreign = [...needed(graph, group.ids)].filter((id) => !isOwn?.has(id) && !isHad(id))
    const waste = foreign.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0)
    ofGroup.set(loaded, waste)
    return waste
  }
}

/** Returns the bytes that the saved requests are worth, minus the ones loaded needlessly. */
function gainOf(one: Group, other: Group, wasteOf: WasteOf): number {
  let gain = 0
  for (const loaded of one.loaded) gain += loaded.weight * (other.loaded.has(loaded) ? REQUEST_WORTH : -wasteOf(loaded, other))
  for (const loaded of other.loaded) if (!one.loaded.has(loaded)) gain -= loaded.weight * wasteOf(loaded, one)
  return gain
}

/** Returns the groups that each group imports. */
function nextGroups(groups: readonly Group[], graph: ModuleGraph): ReadonlyMap<Group, ReadonlySet<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)))
  return new Map(
    groups.map((group) => {
      const imported = group.ids.flatMap((id) => graph.get(id)?.imports ?? []).flatMap((id) => groupOf.get(id) ?? [])
      return [group, new Set(imported.filter((one) => one !== group))]
    }),
  )
}

/** Returns whether the first group imports a third that imports the second: joined, they would need each other. */
function isBetween(next: ReadonlyMap<Group, ReadonlySet<Group>>, from: Group, to: Group): boolean {
  const seen = new Set<Group>()
  const leads = (group: Group): boolean => {
    if (seen.has(group)) return false
    seen.add(group)
    return group === to || [...(next.get(group) ?? [])].some(leads)
  }
  return [...(next.get(from) ?? [])].filter((group) => group !== to).some(leads)
}

function importedFirst(groups: readonly Group[], graph: ModuleGraph): Group[] {
  const next = nextGroups(groups, graph)
  const sorted = new Set<Group>()
  const visit = (group: Group) => {
    for (const imported of next.get(group) ?? []) if (!sorted.has(imported)) visit(imported)
    sorted.add(group)
  }
  for (const group of groups) visit(group)
  return [...sorted]
}
