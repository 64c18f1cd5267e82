import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addresses } from './build/addresses.ts'
import { leanZod } from './build/lean-zod.ts'
import { offline } from './build/offline.ts'
import { pages } from './build/pages.ts'
import { precompress } from './build/precompress.ts'

const server = process.env.TRACKLANE_SERVER ?? 'http://localhost:3000'

const BASE =
  /node_modules\/(react|react-dom|scheduler|zod|zustand|clsx|use-sync-external-store|@tanstack\/(history|store|react-store|query-core|react-query|router-core|react-router))\//

/** The parts of Mantine that the sign-in stands on. */
const SIGN_IN =
  /@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|CloseButton|Input|InputBase|InputWrapper|Loader|PasswordInput|TextInput|Transition|UnstyledButton))\//

/** Code that floats above every signed-in screen: menus, drawers, dialogs and their machinery. */
const SHELL =
  /@floating-ui\/|react-remove-scroll|@mantine\/core\/esm\/components\/(Drawer|Floating|FocusTrap|Menu|Modal|ModalBase|NativeScrollArea|Overlay|Paper|Popover|Portal|ScrollArea|Skeleton|Stack|Text|Group)\//

/** Our own code that runs before any screen does. */
const APP =
  /web\/src\/(app\/(?!menu|[a-z]+-screen\.|error-report)[^/]+\.tsx?$|app\/layouts\/(top-bar|language-switch|theme-switch)\.tsx?|lib\/(ask-again|clock|form-errors|http|http-request|i18n|load-ahead|lost-styles|request-url|signal|time-limit|log|message-format|number-format|use-fields|person-changed|persisted|query-client|search)\.ts|ui\/(confirm-dialog|loading-bar|part|theme|toast|use-document-title|use-return-focus)\.tsx?|features\/(config\/|i18n\/|auth\/(auth\.api|previous-route|login\.module|typed-password)|[^?]+\.screen\.ts))|contract\/src\/((auth|config|i18n)\.ts|kit\/(?!acting|crud|file|icu|money|page|phone|picture-path|placed|plural|rank|rich|time-zone|translations|upload|uses|without-ending|word-search))/

/**
 * The frame of every signed-in screen with all it needs, and the small things that nearly every one of them has: alone they compress badly.
 */
const FRAME =
  /web\/src\/(app\/layouts\/default-layout\.tsx$|lib\/(format|use-stable)\.ts|kit\/crud-queries\.ts|ui\/(error-state|empty-state|search-field|page-head|use-delayed|check-box)\.tsx?|features\/(country|currency|courier|order-status|order-filter)\/(?!pasted-codes|iso-)[^/]+\.(api|rules)\.ts$|features\/help\/help\.(parts|module)|features\/order-operation\/(operation-kinds\.api|operation-words|operation\.rules|offered-operations\.rules|operations\/(?![a-z-]*fields)[a-z.-]+)\.tsx?$|features\/order-actions\/(order-keys\.parts|move-order\.api)\.tsx?$|features\/order-move\/(order-move\.(api|parts|rules)|order-verdicts\.api))|contract\/src\/(kit\/(money|page|without-ending)|country|courier|courier-order|currency|kanban|order|order-bulk|order-move|order-operation|order-edit|order-filter)\.ts/

/** Small things that the board and the lists of orders have in common. */
const ORDERS =
  /web\/src\/(features\/(order-edit\/order-edit\.(parts|api)|order\/delivery-window\.rules|order-filter\/(order-filters\.parts|use-recent-filters)|order-view\/order-drawer\.parts|order-export\/export-button\.parts|realtime\/live-mark\.parts)|ui\/filters\/filter-(strip|kind))/

/** Code that the board shares with its parts and with the screens that lay out its cards. */
const CARDS =
  /web\/src\/(features\/kanban\/(board\/(card-focus\.ts|board\.module)|card\/(card-(age\.rules|density|due|field|icons|lines\.rules|title|track|values\.rules)|(card|compact|order)-face|order-card\.module)|data\/(board\.store|board-(moves|selection|state)\.rules|board-search|bulk-of|card-layout\.rules|kanban\.api)))/

/** Small things that the lists of the desk and their drawers have in common. */
const DESK = /web\/src\/ui\/(active-mark|calm-link|card-face|form-section|language-mark|page-tabs|titled-section|turn-link)\./

/** Those of the cards and their menus: a file of its own each weighs more than twice as much. */
const ICONS =
  /@tabler\/icons-react\/dist\/esm\/icons\/Icon(Calendar|Checks|ChevronsLeft|Clock|Dots|Download|Eye|Hash|Home|Message|Pencil|Phone|Plus|Tag|Truck|User)\./

export default defineConfig({
  plugins: [react(), leanZod(), precompress(), addresses(), pages(), offline()],
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
    // The imports of each chunk, for the sums of e2e/budget.spec.ts.
    manifest: true,
    // Chunks behind the first are asked for when they are wanted: the names of all it may need would weigh more than the wait.
    modulePreload: {
      resolveDependencies: (_, chunks, { hostId }) => (/\/app-/.test(hostId) ? chunks.filter((one) => one.endsWith('.css')) : chunks),
    },
    // `light-dark()` stays as it is written: older targets turn it into variables.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // Every page names many chunks that it may need later, and hashes hardly compress: these hold half as much as the usual ones.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Code that every page needs, in one file: it compresses better than a dozen.
            { name: 'base', test: BASE, priority: 2 },
            { name: 'mantine', test: SIGN_IN, priority: 1 },
            { name: 'app', test: APP, priority: 1 },
            { name: 'shell', test: SHELL, priority: 1 },
            { name: 'frame', test: FRAME },
            { name: 'orders', test: ORDERS },
            { name: 'cards', test: CARDS },
            { name: 'desk', test: DESK },
            { name: 'icons', test: ICONS },
          ],
        },
      },
    },
  },
})
