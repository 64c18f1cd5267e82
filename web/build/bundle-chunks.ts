import type { Rolldown } from 'vite'

type File = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Returns the files with code of a finished build. */
export function chunksIn(files: readonly File[]): Rolldown.OutputChunk[] {
  return files.filter((file) => file.type === 'chunk')
}

/** Returns the chunk with the code of a module. */
export function holderOf(id: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (!chunk) throw new Error(`No chunk holds ${id}`)
  return chunk
}

/** Returns the wanted chunks, each followed by its imports. Chunks that are loaded later by `import()` are left out. */
export function withImports(wanted: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) visit(next)
    }
  }
  for (const chunk of wanted) visit(chunk)
  return [...found]
}

/** Returns the names of the style sheets of the chunks, each once. */
export function stylesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}
