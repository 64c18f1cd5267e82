import { useQuery } from '@tanstack/react-query'
import { redeliveryQueries } from './redelivery.api.ts'
import { groupsOf } from './redelivery.rules.ts'

/** Where the open order stands among those on the screen, and its neighbours. */
export function useSteps(country: number | undefined, id: number | undefined, open: (id: number) => void) {
  const { data } = useQuery({ ...redeliveryQueries.orders(country), enabled: id !== undefined })
  const ids = groupsOf(data?.orders ?? [], Date.now()).flatMap(({ orders }) => orders.map((order) => order.id))
  const at = id === undefined ? -1 : ids.indexOf(id)
  if (at < 0) return undefined
  const to = (index: number) => {
    const next = ids[index]
    return next === undefined ? undefined : () => open(next)
  }
  return { place: at + 1, of: ids.length, back: to(at - 1), on: to(at + 1) }
}
