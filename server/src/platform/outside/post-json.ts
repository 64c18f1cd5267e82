import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import { isPrivateAddress } from './private-address.ts'

export interface GatewayLimits {
  /** Milliseconds for the whole exchange. */
  readonly time: number
  /** Bytes of an answer that are read; the rest is ignored. */
  readonly bytes: number
}

export const GATEWAY_LIMITS: GatewayLimits = { time: 10_000, bytes: 65_536 }

interface Posting {
  /** The address, with credentials where it needs them. */
  readonly url: string
  readonly body: object
  /** Equal for every repeat. */
  readonly key: string
  /** Aborted: nothing new begins. A running message goes on: cut off, it might have been accepted and would be sent twice. */
  readonly signal: AbortSignal
  readonly limits: GatewayLimits
}

/**
 * Sends JSON to a gateway of the operator. A status of 2xx is success, everything else a `JobFailure` that is tried again. Only the status
 * counts: an accepted message is not sent again because the rest of the answer never came.
 */
export async function postJson({ url, body, key, signal, limits }: Posting): Promise<void> {
  const target = new URL(url)
  const { username, password } = target
  target.username = ''
  target.password = ''
  await requireSafe(target)
  signal.throwIfAborted()
  const response = await fetch(target, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(username && {
        authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.time),
  }).catch(() => {
    throw new JobFailure('gateway_unreachable')
  })
  await readAtMost(response, limits.bytes)
  if (!response.ok) throw new JobFailure('gateway_refused')
}

/** Reads the answer so that the connection can be used again; gives up on an endless one. */
async function readAtMost({ body }: Response, most: number): Promise<void> {
  if (!body) return
  const reader = body.getReader()
  let read = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      read += value.byteLength
      if (read > most) return await reader.cancel()
    }
  } catch {
    return // not needed
  }
}

/** Refuses unencrypted addresses outside the own network: messages hold phones and names. */
async function requireSafe({ protocol, hostname }: URL): Promise<void> {
  if (protocol === 'https:') return
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => [])
  if (addresses.length === 0) throw new JobFailure('gateway_unreachable')
  if (!addresses.every(({ address }) => isPrivateAddress(address))) throw new JobFailure('gateway_unsafe')
}
