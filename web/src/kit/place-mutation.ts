import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

interface Placing {
  /** The key of the entity. */
  readonly key: string
  readonly place: (ids: number[]) => Promise<unknown>
  readonly queryKey: QueryKey
  readonly changed: readonly QueryKey[]
}

interface Row {
  readonly id: number
}

/** Puts rows of a list in another order: at once on the screen, then on the server. */
export function usePlaceRows({ key, place, queryKey, changed }: Placing) {
  const client = useQueryClient()
  const mutationKey = [key, 'position']
  return useMutation({
    mutationKey,
    mutationFn: place,
    scope: { id: mutationKey.join() },
    onMutate: async (ids: number[]) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<{ data: Row[] }>(queryKey, (page) => page && { ...page, data: inOrder(page.data, ids) })
    },
    onSettled: () => {
      // With more of these mutations on their way, the list would jump back and forth.
      if (client.isMutating({ mutationKey }) > 1) return undefined
      return Promise.all(changed.map((one) => client.invalidateQueries({ queryKey: one })))
    },
  })
}

/** Returns the rows with the named ones in the new order, in the places they had together. */
function inOrder(rows: readonly Row[], ids: readonly number[]): Row[] {
  const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return rows.map((row) => (ids.includes(row.id) ? (moved.shift() ?? row) : row))
}
