import type { BoardState } from '#features/kanban/data/board-state.ts'

interface Found {
  readonly input: Pick<BoardState['input'], 'filter'>
  readonly columns: readonly Pick<BoardState['columns'][number], 'total' | 'orders'>[]
}

/** No order fits what is filtered for, or there is none at all: said once for the whole board. */
export function nothingOn({ columns, input }: Found): 'found' | 'there' | undefined {
  if (columns.some(({ total, orders }) => total > 0 || orders.length > 0)) return undefined
  return Object.values(input.filter).some((value) => value !== undefined) ? 'found' : 'there'
}
