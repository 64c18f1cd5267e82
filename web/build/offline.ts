import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Code that a courier's home loads when it needs it; the rest belongs to the screens of other roles. */
const OWN = /\/node_modules\/|\/src\/(app|lib|kit|ui(?!\/chart))\/|\/src\/features\/(auth|realtime|delivery|home\/home\.page)/
/** Their names do not change with their content. */
const ALWAYS = ['/favicon.svg', '/theme.js']

/** Writes sw.js: the list of what a courier's home needs of this build, and the service worker that keeps it. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) throw new Error('The build has no entry')
      const files = [...filesOf(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))]
      const fonts = Object.keys(bundle).filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      const list = [...ALWAYS, ...[...files, ...fonts].map((name) => `/${name}`)].sort()
      const worker = await readFile(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const unhashed = await Promise.all(['/index.html', ...ALWAYS].map((name) => readFile(join(dir, name), 'utf8')))
      const version = createHash('sha256')
        .update([...list, worker, ...unhashed].join())
        .digest('hex')
        .slice(0, 12)
      const constants = { FILES: list, ENTRY: entry.fileName, VERSION: version }
      const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
      await writeFile(join(dir, 'sw.js'), head.join('') + worker)
    },
  }
}

/** A chunk, its styles, what it imports, and what it may load later. */
function filesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  const later = chunk.dynamicImports.filter((name) => OWN.test(chunks.get(name)?.facadeModuleId ?? ''))
  for (const name of [...chunk.imports, ...later]) {
    const next = chunks.get(name)
    if (next) filesOf(next, chunks, found)
  }
  return found
}
