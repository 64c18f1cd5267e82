import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether the web client has a page at this path; a slash at its end makes no difference. */
export type IsPage = (path: string) => boolean

/** As the build of the web client says; one of before it said so has a page wherever it is asked for. */
export function readAddresses(root: string): IsPage {
  const file = join(root, 'addresses.json')
  if (!existsSync(file)) return () => true
  const known = JSON.parse(readFileSync(file, 'utf8')) as string[] // written by web/build/addresses.ts
  const patterns = known.map(patternOf)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** `$id` and `:id` stand for any one part of a path. */
function patternOf(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '')
  const inside = parts.map((part) => (/^[$:]/.test(part) ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^/${inside.join('/')}/?$`)
}
