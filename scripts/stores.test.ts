import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Stores that stay when another person signs in, with the reason. */
const STAYING: Record<string, string> = {
  'web/src/features/auth/pending-logout.store.ts usePendingLogout': 'is about a session that has ended',
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

/** Values that a module remembers between two calls without a store, and the reason why each may outlive a person. */
const REMEMBERED: Record<string, string> = {
  'web/src/app/providers.tsx unsubscribe': 'belongs to the browser',
  'web/src/app/layouts/use-switch-language.ts turn': 'counts',
  'web/src/app/screen-loading.tsx isAnyShown': 'is about the page',
  'web/src/app/session.ts stopWatching': 'is about the page',
  'web/src/features/auth/ended-session.api.ts unkept': 'is about a session that has ended',
  'web/src/features/order-flow-draft/graph/route-of.ts routes': 'is the same for everybody',
  'web/src/ui/commands.ts declared': 'is there as long as what is on the screen',
  'web/src/ui/shortcuts.ts declared': 'is there as long as what is on the screen',
  'web/src/ui/use-escape.ts closings': 'is there as long as what is on the screen',
  'web/src/ui/toast.ts count': 'counts',
  'web/src/ui/use-beside-frame.ts opener': 'is on the screen that goes with the person',
  'web/src/ui/use-document-title.ts titles': 'is there as long as what is on the screen',
}

const files = execSync('git ls-files --cached --others --exclude-standard -- web/src', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/(test|testing)[./]/.test(path))

function storesIn(path: string): { name: string; isReset: boolean }[] {
  const text = readFileSync(path, 'utf8')
  const found = text.matchAll(/^(?:export )?const (\w+)[^=\n]*=\s*(resetWithPerson\()?\s*(?:create(?:Store)?[<(]|persisted\()/gm)
  return [...found].map(([, name = '', reset]) => ({ name: `${path} ${name}`, isReset: reset !== undefined }))
}

test('each store is reset for another person, or has a reason to stay', () => {
  const stores = files.flatMap(storesIn)
  expect(stores.length).toBeGreaterThan(15)
  const staying = stores.filter(({ isReset }) => !isReset).map(({ name }) => name)
  expect(staying.sort()).toEqual(Object.keys(STAYING).sort())
})

test('no file makes a store under another name', () => {
  expect(files.filter((path) => /\bcreate(Store)?\s+as\s/.test(readFileSync(path, 'utf8')))).toEqual([])
})

/** Returns `let` variables and empty collections at the top of a module. Names in capitals are constants. */
function memoriesIn(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  if (/^onPerson(Changed|Gone)\(/m.test(text)) return []
  const found = text.matchAll(/^(?:export )?(?:let (\w+)|const ([a-z]\w*)[^=\n]*= (?:new (?:Map|Set)\b(?:<.*>)?\(\)|\[\]))/gm)
  return [...found].map(([, changing, filled]) => `${path} ${changing ?? filled}`)
}

test('every other module state is reset for another person, or has a reason to stay', () => {
  const memories = files.filter((path) => /^web\/src\/(app|features|ui)\//.test(path)).flatMap(memoriesIn)
  expect(memories.sort()).toEqual(Object.keys(REMEMBERED).sort())
})
