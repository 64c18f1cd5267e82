import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

interface Placing {
  /** Key of the entity. */
  readonly key: string
  readonly place: (ids: number[]) => Promise<unknown>
  readonly queryKey: QueryKey
  readonly changed: readonly QueryKey[]
}

interface Row {
  readonly id: number
}

/** Puts rows of a list in another order: at once on the screen; what the server says comes after. */
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
      // While more of them are on their way the list would jump back and forth.
      if (client.isMutating({ mutationKey }) > 1) return undefined
      return Promise.all(changed.map((one) => client.invalidateQueries({ queryKey: one })))
    },
  })
}

/** Those named take the places they had among each other in the new order. */
function inOrder(rows: readonly Row[], ids: readonly number[]): Row[] {
  const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return rows.map((row) => (ids.includes(row.id) ? (moved.shift() ?? row) : row))
}
