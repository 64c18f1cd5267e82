import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The tags around an inline script; scripts with a source are files. */
const [BEGIN, END] = ['<script>', '</script>']
const OWN_FILES = "script-src 'self'"

/**
 * Adds the hashes of a page's inline scripts to a content security policy: only these may run. Reads a page once, and again when it was
 * written anew.
 */
export function pagePolicies(): (policy: string, page: { readonly path: string; readonly changedAt: number }) => string {
  const known = new Map<string, { changedAt: number; sources: string }>()
  return (policy, { path, changedAt }) => {
    const last = known.get(path)
    const sources = last?.changedAt === changedAt ? last.sources : sourcesIn(readFileSync(path, 'utf8'))
    known.set(path, { changedAt, sources })
    return policy.replace(OWN_FILES, () => OWN_FILES + sources)
  }
}

function sourcesIn(html: string): string {
  const codes = html.split(BEGIN).slice(1)
  return codes.map((rest) => ` 'sha256-${hashOf(rest.slice(0, rest.indexOf(END)))}'`).join('')
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
