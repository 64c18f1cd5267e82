import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { chunksIn } from './bundle-chunks.ts'

const ROOT = join(import.meta.dirname, '..')

/** Writes .vite/chunks.json: the modules and the imports of each chunk, for the sums of `e2e/budget.spec.ts`. It is never served. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const chunks = chunksIn(Object.values(bundle))
      const list = chunks.map(({ fileName, moduleIds, imports }) => ({
        file: fileName,
        modules: moduleIds.map((id) => relative(ROOT, id)),
        imports,
      }))
      await mkdir(join(dir, '.vite'), { recursive: true })
      await writeFile(join(dir, '.vite', 'chunks.json'), JSON.stringify(list))
    },
  }
}
