import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

const server = process.env.TRACKLANE_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), precompress()],
  server: {
    proxy: {
      '/api': server,
      '/sanctum': server,
      '/broadcasting': server,
      '/app': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  build: {
    // `light-dark()` stays as it is written: older targets turn it into variables.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
  },
})
