import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { saidByProxy, type Trust } from '#platform/proxies.ts'

/** Characters of the ids that proxies give, with a length limit for the log. */
const ID = /^[\w.:=+/-]{8,128}$/

/** Returns an id that only this request has, across all processes. A trusted proxy's id is kept, so that both logs show it. */
export function requestIdOf(request: IncomingMessage, trust: Trust | undefined): string {
  const said = saidByProxy(request, trust, 'x-request-id')
  return said !== undefined && ID.test(said) ? said : randomUUID()
}
