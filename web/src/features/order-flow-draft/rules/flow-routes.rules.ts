import { freePlace } from './flow-curve.rules.ts'
import { type Pair, pairKey } from './flow-draft.rules.ts'
import { FROM_THE_TOP, type Point } from './flow-places.rules.ts'

/** The drawing of a step, and the place of its roles. */
export interface Route {
  readonly path: string
  readonly chip: Point
  /** True where the step corrects a mis-click rather than moving the order on. */
  readonly isCorrection: boolean
}

/**
 * The steps of the default flow, drawn by hand so that no two cross. Other steps are curves, which may cross.
 * [path, middle of the chip, whether it is a correction]
 */
const DRAWN: Readonly<Record<string, readonly [string, number, number, true?]>> = {
  '1-2': ['M184 72H248', 216, 72],
  '2-1': ['M248 96H184', 216, 96, true],
  '2-3': ['M408 72H472', 440, 72],
  '3-2': ['M472 96H408', 440, 96, true],
  '3-8': ['M632 72H696', 664, 72],
  '8-3': ['M696 96H632', 664, 96, true],
  '1-5': ['M104 116V580', 104, 344],
  '2-5': ['M328 116V580', 328, 344],
  '3-5': ['M492 116C492 164 400 152 400 212V580', 400, 344],
  '4-3': ['M528 228V116', 528, 192],
  '3-6': ['M600 116V404', 600, 152],
  '6-3': ['M624 404V116', 624, 340, true],
  '6-4': ['M508 404V292', 508, 348],
  '4-6': ['M552 292V404', 552, 348],
  '4-5': ['M436 292V580', 436, 492],
  '5-4': ['M460 580V292', 460, 528],
  '6-5': ['M552 468V580', 552, 508],
  '6-7': ['M632 424H696', 664, 424],
  '7-6': ['M696 448H632', 664, 448, true],
  '7-9': ['M756 404V292', 756, 348],
  '9-7': ['M796 292V404', 796, 348, true],
  '8-9': ['M776 116V228', 776, 172],
  '5-10': ['M632 612H696', 664, 612],
}

export function isCorrection(pair: Pair): boolean {
  return DRAWN[pairKey(pair)]?.[3] ?? false
}

/** Returns the routes of all possible steps. Statuses never move, so the routes never change. */
export function allRoutes(): ReadonlyMap<string, Route> {
  const all = new Map<string, Route>()
  for (const [key, [path, x, y, correction = false]] of Object.entries(DRAWN))
    all.set(key, { path, chip: { x, y }, isCorrection: correction })
  const chips = [...all.values()].map(({ chip }) => chip)
  for (const pair of everyPair()) {
    if (all.has(pairKey(pair))) continue
    const curve = freePlace(pair, chips)
    chips.push(curve.chip)
    all.set(pairKey(pair), { ...curve, isCorrection: false })
  }
  return all
}

export function everyPair(): Pair[] {
  return FROM_THE_TOP.flatMap((from) => FROM_THE_TOP.filter((to) => to !== from).map((to) => ({ from, to })))
}
