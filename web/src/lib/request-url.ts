import type { Endpoint } from '@tracklane/contract/kit/endpoint'

/** Returns the address of a request to an endpoint, with its parameters and query. */
export function urlOf(endpoint: Endpoint, { params, query }: { params?: unknown; query?: unknown }): string {
  const given = (params ?? {}) as Record<string, unknown> // the endpoint's own schema names them
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const base = endpoint.base === 'both' ? '' : '/api'
  return `${base}${path}${queryText((query ?? {}) as Record<string, unknown>)}` // see above
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null && one !== '') search.append(key, queryValue(one))
  const text = search.toString()
  return text ? `?${text}` : ''
}

function queryValue(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
