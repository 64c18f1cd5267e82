import { defineConfig } from 'vite'

/** Bundles the server with the contract inlined; packages of npm stay outside. */
export default defineConfig({
  ssr: { noExternal: [/^@tracklane\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts' } },
  },
})
