import { buildIfChanged } from './built.mjs'

// npm start: builds when something has changed since the last build, then serves.
buildIfChanged()
await import('../server/dist/main.js')
