import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const server = process.env.TRACKLANE_SERVER ?? 'http://localhost:3000'

const BASE =
  /node_modules\/(react|react-dom|scheduler|zod|zustand|clsx|use-sync-external-store|@tanstack\/(history|store|react-store|query-core|react-query|router-core|react-router))\//

/** The parts of Mantine that the sign-in stands on. */
const SIGN_IN =
  /@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|CloseButton|Input|InputBase|InputWrapper|Loader|PasswordInput|TextInput|Transition|UnstyledButton))\//

/** What floats above every signed-in screen: menus, drawers, dialogs and their machinery. */
const SHELL =
  /@floating-ui\/|react-remove-scroll|@mantine\/core\/esm\/components\/(Drawer|Floating|FocusTrap|Menu|Modal|ModalBase|NativeScrollArea|Overlay|Paper|Popover|Portal|ScrollArea|Stack|Text|Group)\//

/** Our own code that runs before any screen does. */
const APP =
  /web\/src\/(app\/[^/]+\.tsx?$|lib\/(form-errors|http|i18n|kept-answer|log|message-format|persisted|query-client|search)\.ts|ui\/(confirm-dialog|loading-bar|theme|toast|use-document-title)\.tsx?|features\/(config|i18n|auth\/(auth\.api|previous-route)))|contract\/src\/(auth|config|i18n|user|kit)/

export default defineConfig({
  plugins: [react(), withoutJsonSchema(), precompress(), offline()],
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
    // `light-dark()` stays as it is written: older targets turn it into variables.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in one file: it compresses better than a dozen.
            { name: 'base', test: BASE, priority: 2 },
            { name: 'mantine', test: SIGN_IN, priority: 1 },
            { name: 'app', test: APP, priority: 1 },
            { name: 'shell', test: SHELL, priority: 1 },
          ],
        },
      },
    },
  },
})
