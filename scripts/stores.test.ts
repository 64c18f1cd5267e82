import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Stores that go on when another person signs in, and why. */
const STAYING: Record<string, string> = {
  'web/src/features/auth/untold.store.ts useUntold': 'is about a session that has ended',
  'web/src/features/onboarding-reader/unsent-reads.store.ts useUnsentReads': 'says whose they are: they are sent when that person is back',
  'web/src/features/onboarding-reader/use-reads.ts useSending': 'ends with its requests',
  'web/src/features/onboarding-user/tour-notes.store.ts useTourNotes': 'is kept by person',
  'web/src/features/order-print/label-choice.store.ts useLabelChoice': 'is what the printer beside this browser holds',
  'web/src/features/realtime/live.store.ts useLive': 'is about the connection',
  'web/src/lib/persisted.ts useCommon': 'belongs to the browser, the sign-in too',
  'web/src/lib/persisted.ts useData': 'is kept by person',
  'web/src/ui/confirm-dialog.tsx useAsked': 'answers first, and says so to onPersonChanged itself',
  'web/src/ui/downloads.ts useDownloads': 'cancels first, and says so to onPersonChanged itself',
  'web/src/ui/loading-dialog.tsx useLoading': 'ends with its requests',
  'web/src/ui/use-document-title.ts useBrand': 'belongs to the product',
}

const files = execSync('git ls-files --cached --others --exclude-standard -- web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/(test|testing)\./.test(path))

function storesIn(path: string): { name: string; isReset: boolean }[] {
  const text = readFileSync(path, 'utf8')
  const found = text.matchAll(/^(?:export )?const (use\w+) = (resetWithPerson\()?(?:create[<(]|persisted\()/gm)
  return [...found].map(([, name = '', reset]) => ({ name: `${path} ${name}`, isReset: reset !== undefined }))
}

test('each store begins anew with another person, or says why it goes on', () => {
  const stores = files.flatMap(storesIn)
  expect(stores.length).toBeGreaterThan(15)
  const staying = stores.filter(({ isReset }) => !isReset).map(({ name }) => name)
  expect(staying.sort()).toEqual(Object.keys(STAYING).sort())
})
