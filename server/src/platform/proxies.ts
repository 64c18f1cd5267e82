import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Checks whether the address is one of our proxies, `hop` steps before us: 0 is the connecting one. */
export type Trust = (address: string, hop: number) => boolean

const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const MOST_HOPS = 32
/** The widest allowed subnets: wider ones are whole parts of the internet; large providers have narrower ones. */
const WIDEST = { 4: 8, 6: 16 } as const
/** IPv4 addresses in IPv6 notation. */
const MAPPED = '::ffff:0:0/96'
const MAPPED_BITS = 96

/**
 * Reads TRUST_PROXY: addresses, subnets and names of ranges, or a number of proxies; the number is safe only where clients cannot pass
 * round them. Throws on anything else: a setting that trusts everybody would let every client choose its address.
 */
export function readTrust(text: string): Trust {
  if (/^\d+$/.test(text.trim())) return trustHops(Number(text))
  const known = new BlockList()
  for (const part of text.split(',').flatMap((name) => RANGES[name.trim().toLowerCase()] ?? [name.trim()])) addTo(known, part)
  return (said) => {
    const address = bareAddress(said)
    const family = isIP(address)
    return family !== 0 && known.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}

function trustHops(hops: number): Trust {
  if (hops > MOST_HOPS) throw new Error(`there are not more than ${MOST_HOPS} proxies in a row`)
  return (_address, hop) => hop < hops
}

function addTo(known: BlockList, part: string): void {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const family = isIP(address)
  const width = family === 4 ? 32 : 128
  if (family === 0 || Number(bits ?? width) > width) {
    throw new Error(
      `"${part}" is no proxy. Name their addresses (10.0.0.1, 10.0.0.0/8, loopback, linklocal, uniquelocal; several with commas) or say how many there are (1)`,
    )
  }
  if (isTooWide(address, Number(bits ?? width))) {
    throw new Error(
      `"${part}" is everybody: whoever comes from there could say to be somebody else. Name the addresses of your proxies (10.0.0.1, 10.0.0.0/8, loopback)`,
    )
  }
  known.addSubnet(address, Number(bits ?? width), family === 4 ? 'ipv4' : 'ipv6')
}

function isTooWide(address: string, bits: number): boolean {
  const isPrivate = Object.values(RANGES).some((ranges) => ranges.some((range) => liesIn(address, bits, range)))
  if (isPrivate) return false
  if (isIP(address) === 4) return bits < WIDEST[4]
  return bits < WIDEST[6] || (liesIn(address, MAPPED_BITS, MAPPED) && bits < MAPPED_BITS + WIDEST[4])
}

function liesIn(address: string, bits: number, range: string): boolean {
  const [net = '', width] = range.split('/')
  const family = isIP(net) === 4 ? 'ipv4' : 'ipv6'
  const list = new BlockList()
  list.addSubnet(net, Number(width), family)
  return isIP(address) === isIP(net) && bits >= Number(width) && list.check(address, family)
}

/** The part of a request that tells how it got here; the requests of Fastify and of Node have it. */
export type Arrived = Pick<IncomingMessage, 'headers' | 'socket'>

/** Returns the visitor's data from the proxy right before us, if it is trusted: each proxy adds its value at the end. */
export function saidByProxy({ headers, socket }: Arrived, trust: Trust | undefined, name: string): string | undefined {
  const said = headers[name]
  if (said === undefined || !trust?.(socket.remoteAddress ?? '', 0)) return undefined
  return String(said).split(',').at(-1)?.trim()
}

/** Returns the address of the client like Fastify's `request.ip`, for requests that never reach Fastify. */
export function clientAddress(request: Arrived, trust: Trust | undefined): string {
  const before = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  let address = request.socket.remoteAddress ?? ''
  for (let hop = 0; trust?.(address, hop) && before.length > 0; hop += 1) address = before.pop() ?? address
  return address
}

/** Removes the port that some proxies write behind the visitor's address; it differs for each connection. */
export function bareAddress(said: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(said) ?? []
  return ipv4 ?? ipv6 ?? said
}

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/** Returns the network that limits count by: a client with one IPv6 address has the 2^64 addresses of its network. */
export function networkOfAddress(said: string): string {
  const address = bareAddress(said)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const missing = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groupsOf(part: string | undefined): string[] {
  return part ? part.split(':') : []
}
