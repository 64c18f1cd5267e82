import type { BoardState } from '#features/kanban/data/board-state.ts'

interface Found {
  readonly input: Pick<BoardState['input'], 'filter'>
  readonly columns: readonly Pick<BoardState['columns'][number], 'total' | 'orders'>[]
}

/** Returns whether the whole board is empty because of the filter (`found`) or without one (`there`); undefined where it has cards. */
export function nothingOn({ columns, input }: Found): 'found' | 'there' | undefined {
  if (columns.some(({ total, orders }) => total > 0 || orders.length > 0)) return undefined
  return Object.values(input.filter).some((value) => value !== undefined) ? 'found' : 'there'
}
