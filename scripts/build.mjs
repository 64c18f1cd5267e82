import { build, buildIfChanged } from './built.mjs'

// npm run build: always builds. With --if-changed, for the journeys and npm start: only after a change since the last build.
if (process.argv.includes('--if-changed')) buildIfChanged()
else build()
