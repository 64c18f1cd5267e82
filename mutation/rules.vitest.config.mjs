import { defineConfig } from 'vitest/config'

/** The tests beside the rules, and of stores that are tried without a screen: they run without a browser, but for its name and the texts' formats. */
export default defineConfig({
  test: { include: ['{server,web}/src/**/*.{rules,store}.test.ts'], setupFiles: ['web/src/testing/rules-setup.ts'] },
})
