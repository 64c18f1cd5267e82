import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Runs after `npm install` in a checkout, so that .githooks checks commits. A package has no .git.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', '.githooks'])
