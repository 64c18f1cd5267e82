import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { chunksIn, holderOf, stylesOf, withImports } from './bundle-chunks.ts'
import { ENTRY } from './chunks.ts'
import type { ModuleGraph } from './module-graph.ts'

/** Code that a courier's home loads on demand; other code belongs to the screens of other roles. */
const OWN = /\/node_modules\/|\/src\/(app|lib|kit|ui(?!\/chart))\/|\/src\/features\/(auth|realtime|delivery|home\/home\.page)/

/** Writes sw.js: the list of the files of this build that a courier's home needs, and the service worker that keeps them. */
export function offline(graph: ModuleGraph): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const chunks = chunksIn(Object.values(bundle))
      const start = holderOf(ENTRY, chunks)
      const modules = modulesOf(graph, ENTRY)
      const parts = withImports(
        chunks.filter((chunk) => chunk === start || holds(chunk, modules)),
        chunks,
      )
      const files = [...parts.map(({ fileName }) => fileName), ...stylesOf(parts)]
      const fonts = Object.keys(bundle).filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      const list = [...files, ...fonts].map((name) => `/${name}`).sort()
      const worker = await readFile(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const page = await readFile(join(dir, 'index.html'), 'utf8') // its name stays when its content changes
      const version = createHash('sha256')
        .update([...list, worker, page].join())
        .digest('hex')
        .slice(0, 12)
      const constants = { FILES: list, ENTRY: start.fileName, VERSION: version }
      const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
      await writeFile(join(dir, 'sw.js'), head.join('') + worker)
    },
  }
}

/** Returns the module, its imports, and the modules that it may load later. */
function modulesOf(graph: ModuleGraph, first: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const { imports = [], loads = [] } = graph.get(id) ?? {}
    for (const next of [...imports, ...loads.filter((one) => OWN.test(one))]) visit(next)
  }
  visit(first)
  return found
}

/** Returns whether the chunk belongs to the modules: a module that is loaded by name has a chunk that leads to it, wherever its code is. */
function holds({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, modules: ReadonlySet<string>): boolean {
  return moduleIds.some((id) => modules.has(id)) || (facadeModuleId !== null && modules.has(facadeModuleId))
}
