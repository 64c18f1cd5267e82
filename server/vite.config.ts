import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Bundles the server with the contract inlined, and the two packages of many small files that cost the start most; the rest of npm stays outside. */
export default defineConfig({
  plugins: [starterPictures()],
  ssr: { noExternal: [/^@tracklane\//, /^kysely(\/|$)/, 'zod'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      // Code that runs in a thread or a process of its own has a file of its own, beside the one that starts it.
      input: {
        main: 'src/main.ts',
        commands: 'src/commands/main.ts',
        'sheet-worker': 'src/platform/sheet/sheet-worker.ts',
        'picture-worker': 'src/platform/picture/picture-worker.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** They lie beside the built server as they lie beside the source that reads them. */
function starterPictures(): Plugin {
  return {
    name: 'starter-pictures',
    writeBundle: ({ dir = 'dist' }) =>
      cpSync(join(import.meta.dirname, 'src/db/seed/starter/pictures'), join(dir, 'pictures'), { recursive: true }),
  }
}
