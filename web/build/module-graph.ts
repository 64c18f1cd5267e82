import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { chunksIn } from './bundle-chunks.ts'
import { leanZod } from './lean-zod.ts'

interface GraphModule {
  /** The length of its code without unused parts. */
  readonly size: number
  /** The ids of the modules that run before it. */
  readonly imports: readonly string[]
  /** The ids of the modules that it loads by `import()`. */
  readonly loads: readonly string[]
}

/** The modules by their id. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

/** Builds the client once with a file per module, to see which imports remain without unused code. Writes nothing. */
export async function readModuleGraph(root: string): Promise<ModuleGraph> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), leanZod()],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: { output: { preserveModules: true } },
    },
  })) as Rolldown.RolldownOutput // one format, and no watching
  const chunks = chunksIn(output)
  const idOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.facadeModuleId ?? chunk.moduleIds.at(-1) ?? chunk.fileName]))
  const ids = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? [])
  return new Map(
    chunks.map(({ fileName, code, imports, dynamicImports }) => [
      idOf.get(fileName) ?? fileName,
      { size: code.length, imports: ids(imports), loads: ids(dynamicImports) },
    ]),
  )
}

/** Returns the modules and all modules that run before them. */
export function needed(graph: ModuleGraph, ids: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.get(id)?.imports ?? []) visit(next)
  }
  for (const id of ids) visit(id)
  return found
}
