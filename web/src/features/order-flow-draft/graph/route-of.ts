import { type Pair, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { allRoutes, type Route } from '#features/order-flow-draft/rules/flow-routes.rules.ts'

let routes: ReadonlyMap<string, Route> | undefined

/**
 * Returns the route of a step. All routes are computed together when the first is drawn: it takes a moment, which the matrix alone does not
 * need.
 */
export function routeOf(pair: Pair): Route {
  routes ??= allRoutes()
  const route = routes.get(pairKey(pair))
  if (!route) throw new RangeError(`No step leads from ${pair.from} to ${pair.to}`)
  return route
}
