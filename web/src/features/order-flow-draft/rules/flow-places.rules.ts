import { STATUS, STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The graph's size in CSS pixels. It is never scaled, so that its texts stay readable. */
export const WORLD = { width: 880, height: 664 } as const

/** The fixed place of each status: a person who knows one flow finds everything in the next. */
const PLACES: Readonly<Record<StatusId, Point>> = {
  [STATUS.NEW]: { x: 24, y: 52 },
  [STATUS.PROCESSING]: { x: 248, y: 52 },
  [STATUS.READY]: { x: 472, y: 52 },
  [STATUS.PICKED_UP]: { x: 696, y: 52 },
  [STATUS.REDELIVERY]: { x: 424, y: 228 },
  [STATUS.COMPLETED]: { x: 696, y: 228 },
  [STATUS.IN_DELIVERY]: { x: 472, y: 404 },
  [STATUS.DELIVERED]: { x: 696, y: 404 },
  [STATUS.REJECTED]: { x: 24, y: 580 },
  [STATUS.RETURNED]: { x: 696, y: 580 },
}

/** The statuses row by row. Curves are placed in this order, in which all of them find a way. */
export const FROM_THE_TOP: readonly StatusId[] = [1, 2, 3, 8, 4, 9, 6, 7, 5, 10]

/** The width of “Rejected”. Almost every status leads to it: it is a rail along the bottom, so that these steps go straight down. */
const RAIL = 608

export function boxOf(id: StatusId): Box {
  return { ...PLACES[id], width: id === STATUS.REJECTED ? RAIL : 160, height: 64 }
}

export function isInside({ x, y }: Point, box: Box, margin = 0): boolean {
  return x >= box.x - margin && x <= box.x + box.width + margin && y >= box.y - margin && y <= box.y + box.height + margin
}

/** Finds the status at a point of the world. */
export function statusAt(point: Point): StatusId | undefined {
  return STATUS_IDS.find((id) => isInside(point, boxOf(id)))
}

/** Returns the middles of a node's four sides, where a new step begins. */
export function gripsOf(id: StatusId): readonly Point[] {
  const { x, y, width, height } = boxOf(id)
  return [
    { x: x + width / 2, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
  ]
}
