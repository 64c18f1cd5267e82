/**
 * A fault is planted, one at a time, in every place of the rules, and the tests that need no database and no screen are to fall.
 * There is no TypeScript checker: what does not compile counts as caught only where a test falls.
 */
export function mutationRun(name, mutate) {
  return {
    testRunner: 'vitest',
    vitest: { configFile: `mutation/${name}.vitest.config.mjs`, related: false },
    plugins: ['@stryker-mutator/vitest-runner', './mutation/declarations.mjs'],
    ignorers: ['declarations'],
    // An object without its fields, which is what this mutator makes, does not compile: most are schemas and rows.
    mutator: { excludedMutations: ['ObjectLiteral'] },
    mutate: [...mutate, '!**/*.test.ts'],
    concurrency: 2,
    coverageAnalysis: 'perTest',
    thresholds: { high: 95, low: 85, break: 85 },
    ignorePatterns: ['**/dist', '/e2e', '/bench', '/proofs', '/docs', '/data', '/.ci'],
    tempDirName: 'node_modules/.cache/tracklane/mutation',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `node_modules/.cache/tracklane/mutation-${name}.json` },
  }
}
