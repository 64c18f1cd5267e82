import { defineConfig } from 'vitest/config'

/** The tests that a mutated rule must make fall: the contract's, and those beside the rules of server and web. They need no database and no screen. */
export default defineConfig({
  test: {
    include: ['contract/src/**/*.test.ts', '{server,web}/src/**/*.rules.test.ts'],
  },
})
