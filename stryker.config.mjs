export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation-ignores.mjs'],
  ignorers: ['declarations'],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  mutate: ['contract/src/**/*.ts', '{server,web}/src/**/*.rules.ts', '!**/*.test.ts'],
  ignorePatterns: ['**/dist', 'e2e', 'bench', 'crash', 'docs', 'data', '.ci', 'reports'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, allowEmojis: false, reportTests: false },
  jsonReporter: { fileName: 'node_modules/.cache/tracklane/mutation.json' },
  tempDirName: 'node_modules/.cache/tracklane/stryker',
}
