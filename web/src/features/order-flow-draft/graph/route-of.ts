import { type Pair, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { allRoutes, type Route } from '#features/order-flow-draft/rules/flow-routes.rules.ts'

let routes: ReadonlyMap<string, Route> | undefined

/** All ways are found at once, with the first that is drawn: it takes a moment, and who sees the table alone needs none. */
export function routeOf(pair: Pair): Route {
  routes ??= allRoutes()
  const route = routes.get(pairKey(pair))
  if (!route) throw new RangeError(`No step leads from ${pair.from} to ${pair.to}`)
  return route
}
