import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { saidByProxy, type Trust } from '#platform/proxies.ts'

/** Signs of the ids that proxies give, and no more of them than a line of the log should hold. */
const ID = /^[\w.:=+/-]{8,128}$/

/** Fits one request alone, whichever process answered it; that of a proxy which is believed, so that its log and ours say the same. */
export function requestIdOf(request: IncomingMessage, trust: Trust | undefined): string {
  const said = saidByProxy(request, trust, 'x-request-id')
  return said !== undefined && ID.test(said) ? said : randomUUID()
}
