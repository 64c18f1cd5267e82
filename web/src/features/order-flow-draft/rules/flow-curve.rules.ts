import { STATUS_IDS } from '@tracklane/contract/order-status'
import type { Pair } from './flow-draft.rules.ts'
import { type Box, boxOf, isInside, type Point, WORLD } from './flow-places.rules.ts'

/** The widest chip, with four letters, and its height; `gap` is the room around it. */
const CHIP = { width: 44, height: 20, gap: 2 } as const
/**
 * Distances by which a curve bows to the right of its direction, the smallest first. Bows to the left come later: there the two curves of a
 * pair lie on each other.
 */
const BOWS = [24, 40, 56, 72, -24, -40, -56, 88, -72, 104, -88, 120, -104] as const
/** Places of the chip along the curve, the best first: nearer to the start than to the end. */
const SHARES = [0.4, 0.5, 0.3, 0.6, 0.35, 0.45, 0.55, 0.25, 0.65, 0.7, 0.2, 0.75, 0.8, 0.15, 0.85, 0.1, 0.9] as const

type Curve = readonly [Point, Point, Point, Point]

interface Drawn {
  readonly path: string
  readonly chip: Point
}

/** Finds a curve between two statuses whose chip lies on no node and on no other chip. */
export function freePlace(pair: Pair, chips: readonly Point[]): Drawn {
  for (const bow of BOWS) {
    const curve = curveOf(pair, bow)
    const chip = SHARES.map((share) => pointOn(curve, share)).find((point) => isFree(point, chips))
    if (chip) return { path: pathOf(curve), chip }
  }
  const curve = curveOf(pair, BOWS[0])
  return { path: pathOf(curve), chip: pointOn(curve, SHARES[0]) }
}

/** Makes a curve between the nearest points of both borders. */
function curveOf({ from, to }: Pair, bow: number): Curve {
  const [start, end] = nearestPoints(boxOf(from), boxOf(to))
  const way = { x: end.x - start.x, y: end.y - start.y }
  const length = Math.hypot(way.x, way.y)
  // A cubic reaches three quarters of the way to its control points.
  const reach = (bow * 4) / 3 / length
  const aside = { x: -way.y * reach, y: way.x * reach }
  const control = (share: number) => ({ x: start.x + way.x * share + aside.x, y: start.y + way.y * share + aside.y })
  return [start, control(1 / 3), control(2 / 3), end]
}

function nearestPoints(one: Box, other: Box): [Point, Point] {
  const [x1, x2] = nearestOn([one.x, one.x + one.width], [other.x, other.x + other.width])
  const [y1, y2] = nearestOn([one.y, one.y + one.height], [other.y, other.y + other.height])
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]
}

/** Finds the nearest points in one dimension: the ends that face each other, or the middle of the shared part for both. */
function nearestOn([from, till]: [number, number], [otherFrom, otherTill]: [number, number]): [number, number] {
  if (till <= otherFrom) return [till, otherFrom]
  if (otherTill <= from) return [from, otherTill]
  const middle = (Math.max(from, otherFrom) + Math.min(till, otherTill)) / 2
  return [middle, middle]
}

function pointOn([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share
  const mix = (key: 'x' | 'y') =>
    Math.round(rest ** 3 * a[key] + 3 * rest ** 2 * share * b[key] + 3 * rest * share ** 2 * c[key] + share ** 3 * d[key])
  return { x: mix('x'), y: mix('y') }
}

function isFree(chip: Point, chips: readonly Point[]): boolean {
  const width = CHIP.width / 2 + CHIP.gap
  const height = CHIP.height / 2 + CHIP.gap
  const isOnWorld = chip.x >= width && chip.x <= WORLD.width - width && chip.y >= height && chip.y <= WORLD.height - height
  const around = (box: Box) => ({ x: box.x - width, y: box.y - height, width: box.width + 2 * width, height: box.height + 2 * height })
  const isOverNode = STATUS_IDS.some((id) => isInside(chip, around(boxOf(id))))
  return isOnWorld && !isOverNode && !chips.some((other) => overlap(chip, other))
}

export function overlap(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < CHIP.width && Math.abs(one.y - other.y) < CHIP.height
}

function pathOf([a, b, c, d]: Curve): string {
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
  return `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`
}
