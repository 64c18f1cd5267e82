import { mutationRun } from './common.mjs'

export default mutationRun('rules', ['{server,web}/src/**/*.rules.ts'])
