import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addresses } from './build/addresses.ts'
import { chunkList } from './build/chunk-list.ts'
import { APP, chunkGroups } from './build/chunks.ts'
import { inlineIntoPage } from './build/inline-into-page.ts'
import { leanZod } from './build/lean-zod.ts'
import { type ModuleGraph, readModuleGraph } from './build/module-graph.ts'
import { offline } from './build/offline.ts'
import { pages } from './build/pages.ts'
import { precompress } from './build/precompress.ts'

const server = process.env.TRACKLANE_SERVER ?? 'http://localhost:3000'

export default defineConfig(async ({ command }) => {
  // The dev server sends modules one by one.
  const graph: ModuleGraph = command === 'build' ? await readModuleGraph(import.meta.dirname) : new Map()
  return {
    plugins: [react(), inlineIntoPage(), leanZod(), precompress(), addresses(), pages(), offline(graph), chunkList()],
    server: {
      // The host stays the browser's own: the server compares it with the Origin.
      proxy: {
        '/api': { target: server, changeOrigin: false },
        '/sanctum': { target: server, changeOrigin: false },
        '/broadcasting': { target: server, changeOrigin: false },
        '/app/': { target: server.replace(/^http/, 'ws'), ws: true, changeOrigin: false },
      },
    },
    build: {
      // Chunks behind the first are asked for when they are wanted: the names of all it may need would weigh more than the wait.
      modulePreload: {
        // Each browser that the build is made for knows these links. With it the page would name a file that only leads to the first chunk.
        polyfill: false,
        resolveDependencies: (_, chunks, { hostId }) =>
          hostId.startsWith(`assets/${APP}-`) ? chunks.filter((one) => one.endsWith('.css')) : chunks,
      },
      // `light-dark()` stays as it is written: older targets turn it into variables.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        // A chunk may give more than the module that is asked for: else each such module has a file of its own that leads to it.
        preserveEntrySignatures: false,
        output: {
          // Every page names many chunks that it may need later, and hashes hardly compress: these hold half as much as the usual ones.
          hashCharacters: 'hex',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups: command === 'build' ? await chunkGroups(graph) : [] },
        },
      },
    },
  }
})
