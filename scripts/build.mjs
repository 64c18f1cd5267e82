import { build, buildIfChanged } from './built.mjs'

// npm run build: always. With --if-changed, as the journeys and npm start want it: when something changed since the last time.
if (process.argv.includes('--if-changed')) buildIfChanged()
else build()
