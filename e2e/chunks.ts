import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './server.ts'

interface Chunk {
  readonly file: string
  readonly modules: readonly string[]
  readonly imports: readonly string[]
}

/** The chunks of the built client, as `web/build/chunk-list.ts` lists them. */
export function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(join(ROOT, 'web', 'dist', '.vite', 'chunks.json'), 'utf8')) as Chunk[] // of our own build
}

/** The chunk that holds a module, named from the folder of the client. */
export function chunkWith(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module))
  // A module that has moved: its name in the test has to follow.
  if (!chunk) throw new Error(`No chunk of the build holds ${module}`)
  return chunk
}
