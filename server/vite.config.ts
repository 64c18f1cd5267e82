import { defineConfig } from 'vite'

/** Bundles the server with the contract inlined, and the two packages of many small files that cost the start most; the rest of npm stays outside. */
export default defineConfig({
  ssr: { noExternal: [/^@tracklane\//, /^kysely(\/|$)/, 'zod'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts' } },
  },
})
