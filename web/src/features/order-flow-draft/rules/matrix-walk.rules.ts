import { STATUS, STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import type { Pair } from './flow-draft.rules.ts'

/** Returns the cell that a key leads to. Cells on the diagonal are no steps and are skipped. */
export function cellAfter({ from, to }: Pair, key: string, isFar = false): Pair | undefined {
  switch (key) {
    case 'ArrowLeft':
      return beside(to, -1, (next) => ({ from, to: next }))
    case 'ArrowRight':
      return beside(to, 1, (next) => ({ from, to: next }))
    case 'ArrowUp':
      return beside(from, -1, (next) => ({ from: next, to }))
    case 'ArrowDown':
      return beside(from, 1, (next) => ({ from: next, to }))
    case 'Home':
      return end(isFar ? ends(1) : { from, to: other(from, 1) })
    case 'End':
      return end(isFar ? ends(-1) : { from, to: other(from, -1) })
    default:
      return undefined
  }
}

function beside(id: StatusId, step: 1 | -1, at: (next: StatusId) => Pair): Pair | undefined {
  const index = STATUS_IDS.indexOf(id)
  for (let place = index + step; place >= 0 && place < STATUS_IDS.length; place += step) {
    const next = STATUS_IDS[place]
    const pair = next && at(next)
    if (pair && pair.from !== pair.to) return pair
  }
  return undefined
}

function end(pair: Pair): Pair | undefined {
  return pair.from === pair.to ? undefined : pair
}

/** Returns the first or last status other than this one. */
function other(id: StatusId, way: 1 | -1): StatusId {
  const ids = way === 1 ? STATUS_IDS : STATUS_IDS.toReversed()
  return ids.find((one) => one !== id) ?? id
}

/** Returns the first or last cell of all. */
function ends(way: 1 | -1): Pair {
  const from = way === 1 ? STATUS.NEW : STATUS.RETURNED
  return { from, to: other(from, way) }
}

/** Returns all cells between two corners, without the diagonal. */
export function blockOf(corner: Pair, opposite: Pair): Pair[] {
  const rows = between(corner.from, opposite.from)
  const columns = between(corner.to, opposite.to)
  return rows.flatMap((from) => columns.filter((to) => to !== from).map((to) => ({ from, to })))
}

function between(one: StatusId, another: StatusId): StatusId[] {
  const [first, last] = [STATUS_IDS.indexOf(one), STATUS_IDS.indexOf(another)].sort((a, b) => a - b)
  return STATUS_IDS.slice(first, (last ?? 0) + 1)
}
