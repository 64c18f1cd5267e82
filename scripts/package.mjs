import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packageTo } from './packaged.mjs'

// npm run package [-- --to FOLDER]: makes a folder that runs with node alone, without devDependencies and sources.
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { values } = parseArgs({ options: { to: { type: 'string', default: `dist-package/tracklane-${version}` } } })
try {
  const megabytes = packageTo(values.to)
  process.stdout.write(`${values.to}: ${megabytes.toFixed(0)} MB. In it: npm start, or node server/dist/main.js\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
