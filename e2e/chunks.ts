import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './server.ts'

interface Chunk {
  readonly file: string
  readonly modules: readonly string[]
  readonly imports: readonly string[]
}

/** Reads the chunks of the built client, as listed by `web/build/chunk-list.ts`. */
export function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(join(ROOT, 'web', 'dist', '.vite', 'chunks.json'), 'utf8')) as Chunk[] // of our own build
}

/** Returns the chunk with a module; the module's path starts at the client's folder. */
export function chunkWith(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module))
  // A module that has moved: its name in the test must follow.
  if (!chunk) throw new Error(`No chunk of the build holds ${module}`)
  return chunk
}
