import { mutationRun } from './common.mjs'

export default mutationRun('contract', ['contract/src/**/*.ts'])
