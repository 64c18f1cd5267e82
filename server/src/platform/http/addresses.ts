import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The addresses of the web client; a slash at the end of a path makes no difference. */
export interface Addresses {
  /** Checks whether there is a page at this path. */
  isPage: (path: string) => boolean
  /** Returns the page to which the path leads, if the path itself is not a page. */
  leadsTo: (path: string) => string | undefined
  /** Returns the built file that is sent for a page: it preloads the code of that page. */
  fileOf: (path: string) => string
}

const INDEX = 'index.html'

/** An address: a page, or a path that leads to a page. */
type Known = string | readonly [path: string, page: string]

/** Reads the addresses from the build of the web client. An older build without the list has a page at every path. */
export function readAddresses(root: string): Addresses {
  const file = join(root, 'addresses.json')
  if (!existsSync(file)) return { isPage: () => true, leadsTo: () => undefined, fileOf: () => INDEX }
  const known = JSON.parse(readFileSync(file, 'utf8')) as Known[] // written by web/build/addresses.ts
  const patterns = known.flatMap((one) => (typeof one === 'string' ? patternOf(one) : []))
  const files = readFiles(root)
  const ways = new Map(known.flatMap((one) => (typeof one === 'string' ? [] : [one])))
  return {
    isPage: (path) => patterns.some((pattern) => pattern.test(path)),
    leadsTo: (path) => ways.get(path.replace(/(?<=.)\/$/, '')),
    fileOf: (path) => files.find(({ pattern }) => pattern.test(path))?.file ?? INDEX,
  }
}

/** Reads the file for each page, as written by web/build/pages.ts. */
function readFiles(root: string): { pattern: RegExp; file: string }[] {
  const list = join(root, 'pages.json')
  if (!existsSync(list)) return []
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string> // from the build
  return Object.entries(files).map(([address, file]) => ({ pattern: patternOf(address), file }))
}

/** Makes a pattern of an address; `$id` and `:id` stand for any one part of a path. */
function patternOf(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '')
  const inside = parts.map((part) => (/^[$:]/.test(part) ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^/${inside.join('/')}/?$`)
}
