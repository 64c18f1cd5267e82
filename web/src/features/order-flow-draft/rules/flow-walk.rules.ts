import { STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { type Box, boxOf } from './flow-places.rules.ts'

export type Way = 'up' | 'down' | 'left' | 'right'

const WAYS: ReadonlyMap<string, Way> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

/** Returns the direction of an arrow key. */
export function wayOf(key: string): Way | undefined {
  return WAYS.get(key)
}

/** Returns the nearest status in a direction; undefined at the border. `offered` limits the choice. */
export function neighbourOf(id: StatusId, way: Way, offered: readonly StatusId[] = STATUS_IDS): StatusId | undefined {
  const from = boxOf(id)
  const ahead = offered.filter((other) => other !== id && isAhead(from, boxOf(other), way))
  return ahead.toSorted((one, other) => distance(from, boxOf(one), way) - distance(from, boxOf(other), way))[0]
}

function isAhead(from: Box, to: Box, way: Way): boolean {
  if (way === 'up') return to.y + to.height <= from.y
  if (way === 'down') return to.y >= from.y + from.height
  if (way === 'left') return to.x + to.width <= from.x
  return to.x >= from.x + from.width
}

/** Returns the distance for walking: a box straight ahead is nearer than one to the side. */
function distance(from: Box, to: Box, way: Way): number {
  const across = gap([from.x, from.width], [to.x, to.width])
  const along = gap([from.y, from.height], [to.y, to.height])
  const isUpright = way === 'up' || way === 'down'
  const [ahead, aside] = isUpright ? [along, across] : [across, along]
  return ahead + 2 * aside + Math.hypot(middle(from.x, from.width) - middle(to.x, to.width), from.y - to.y) / 1000
}

function gap([one, length]: [number, number], [other, otherLength]: [number, number]): number {
  return Math.max(0, other - (one + length), one - (other + otherLength))
}

function middle(start: number, length: number): number {
  return start + length / 2
}
