import type { Config } from '#platform/config.ts'
import { type Arrived, saidByProxy } from '#platform/proxies.ts'

/** The public address of the server; the names of cookies depend on it. */
export type PublicAddress = Pick<Config, 'appUrl' | 'trustProxy'>

/** Checks whether the visitor came over TLS: the installation's address or a trusted proxy says so. */
export function isTls(request: Arrived, { appUrl, trustProxy }: PublicAddress): boolean {
  return (appUrl?.startsWith('https:') ?? false) || saidByProxy(request, trustProxy, 'x-forwarded-proto')?.toLowerCase() === 'https'
}
