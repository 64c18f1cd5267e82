import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Cases for each rule of direction (ARCHITECTURE.md): a planted violation that must be refused, and an import that must pass. */
const CASES: [rule: string, file: string, specifier: string, isRefused: boolean][] = [
  ['contract-stands-alone', 'contract/src/planted.ts', 'fastify', true],
  ['contract-stands-alone', 'contract/src/planted.ts', '@tracklane/server/app', true],
  ['contract-stands-alone', 'contract/src/planted.ts', './kit/page.ts', false],
  ['server-knows-no-web', 'server/src/planted.ts', '@tracklane/web/main', true],
  ['web-knows-no-server', 'web/src/planted.ts', '@tracklane/server/app', true],
  ['db-knows-nobody', 'server/src/db/planted.ts', '#platform/context.ts', true],
  ['db-knows-nobody', 'server/src/db/planted.ts', '#features/order/order.service.ts', true],
  ['platform-knows-no-feature', 'server/src/platform/planted.ts', '#features/order/order.service.ts', true],
  ['platform-knows-no-feature', 'server/src/platform/planted.ts', '#db/db.ts', false],
  ['routes-call-services-only', 'server/src/features/order/planted.routes.ts', './order.queries.ts', true],
  ['routes-call-services-only', 'server/src/features/order/planted.routes.ts', './order.service.ts', false],
  ['only-queries-speak-sql', 'server/src/features/order/planted.service.ts', 'kysely', true],
  ['only-queries-speak-sql', 'server/src/features/order/planted.queries.ts', 'kysely', false],
  ['ui-and-lib-know-no-feature', 'web/src/ui/planted.ts', '#features/order/order.api.ts', true],
  ['ui-and-lib-know-no-feature', 'web/src/lib/planted.ts', '#app/screens.ts', true],
  ['lib-knows-no-ui', 'web/src/lib/planted.ts', '#ui/toast.ts', true],
  ['lib-knows-no-ui', 'web/src/lib/planted.ts', '#kit/edit-form.ts', true],
  ['ui-knows-no-kit', 'web/src/ui/planted.ts', '#kit/list-page.tsx', true],
  ['ui-knows-no-kit', 'web/src/ui/planted.ts', '#lib/http.ts', false],
  ['kit-knows-no-feature', 'web/src/kit/planted.ts', '#features/order/order.api.ts', true],
  ['kit-knows-no-feature', 'web/src/kit/planted.ts', '#app/screens.ts', true],
  ['kit-knows-no-feature', 'web/src/kit/planted.ts', '#ui/toast.ts', false],
  ['features-know-no-app', 'web/src/features/order/planted.ts', '#app/screens.ts', true],
  ['crossing a folder is #…', 'server/src/features/order/planted.service.ts', '../courier/courier.service.ts', true],
  ['declare-what-you-import', 'web/src/planted.ts', 'kysely', true],
]

const RULES = ['lint/style/noRestrictedImports', 'lint/correctness/noUndeclaredDependencies']
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
let refused = new Set<string>()

beforeAll(() => {
  const config = { ...JSON.parse(readFileSync('biome.json', 'utf8')), vcs: { enabled: false } }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  for (const workspace of ['contract', 'server', 'web']) {
    mkdirSync(join(folder, workspace))
    cpSync(join(workspace, 'package.json'), join(folder, workspace, 'package.json'))
  }
  CASES.forEach(([, file, specifier], index) => {
    plant(planted(file, index), specifier)
  })
  refused = refusedFiles()
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true }))

test.each(CASES.map((one, index) => [...one, index] as const))(
  '%s: %s importing %s (refused: %s)',
  (_rule, file, _specifier, isRefused, index) => {
    expect(refused.has(join(folder, planted(file, index)))).toBe(isRefused)
  },
)

/** Gives every case a file of its own: planted.ts → planted3.ts. */
function planted(file: string, index: number): string {
  return file.replace('planted', `planted${index}`)
}

function plant(file: string, specifier: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { planted } from '${specifier}'\n\nexport const kept = planted\n`)
}

function refusedFiles(): Set<string> {
  const biome = join(process.cwd(), 'node_modules', '.bin', 'biome')
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], { cwd: folder, encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => RULES.some((rule) => line.includes(`title=${rule}`)))
  return new Set(lines.map((line) => /file=([^,]+)/.exec(line)?.[1] ?? ''))
}
