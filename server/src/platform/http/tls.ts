import type { Config } from '#platform/config.ts'
import { type Arrived, saidByProxy } from '#platform/proxies.ts'

/** Where the server is to be found, by which cookies are named. */
export type PublicAddress = Pick<Config, 'appUrl' | 'trustProxy'>

/** The visitor came over TLS: the installation's address says so, or a proxy that is believed does. */
export function isTls(request: Arrived, { appUrl, trustProxy }: PublicAddress): boolean {
  return (appUrl?.startsWith('https:') ?? false) || saidByProxy(request, trustProxy, 'x-forwarded-proto')?.toLowerCase() === 'https'
}
