/**
 * The promise in a file's name. In a web feature: `.api.ts` calls the server, `.parts.tsx` shows, `.store.ts` holds state, `.screen.ts`
 * says how a screen is loaded and loads nothing itself. In every package: `.rules.ts` only computes, and no file re-exports another file's
 * exports. On the server: only queries use SQL, a `.service.ts` never does. `kinds.test.ts` checks all of it.
 */

interface Source {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

interface Kind {
  /** The folder in which the rule holds. */
  readonly under: string
  readonly ending: string
  readonly problemsOf: (text: string) => string[]
}

const KINDS: readonly Kind[] = [
  {
    under: 'web/src/features/',
    ending: '.api.ts',
    // A job is a call that another file has prepared.
    problemsOf: (text) =>
      importsOf(text).some(isServerCall) || /\bjob\.send\(/.test(text)
        ? []
        : ['calls nothing: neither http, react-query, realtime, a job nor an .api.ts'],
  },
  {
    under: 'web/src/features/',
    ending: '.store.ts',
    problemsOf: (text) =>
      importsOf(text).some(isState) || /\bsessionStorage\b/.test(text)
        ? []
        : ['holds no state: neither a store nor what the browser keeps'],
  },
  { under: 'web/src/features/', ending: '.parts.tsx', problemsOf: problemsOfParts },
  { under: 'web/src/features/', ending: '.screen.ts', problemsOf: problemsOfScreen },
  { under: '', ending: '.rules.ts', problemsOf: problemsOfRules },
  { under: 'server/src/features/', ending: '.service.ts', problemsOf: problemsOfService },
]

/** Returns breaches of the promise in the file's name, a sentence each. */
export function lies({ path, text }: Source): string[] {
  const code = withoutComments(text)
  const problems = isTest(path) ? [] : [...handedOn(code), ...kindProblems(path, code)]
  return problems.map((problem) => `${path}: ${problem}`)
}

function kindProblems(path: string, code: string): string[] {
  return KINDS.find(({ under, ending }) => path.startsWith(under) && path.endsWith(ending))?.problemsOf(code) ?? []
}

function isTest(path: string): boolean {
  return /\.(test|testing)\.tsx?$/.test(path)
}

const CALLING = ['@tanstack/react-query', '#kit/crud-queries.ts', '#lib/realtime.ts']

function isServerCall({ from, names }: Import): boolean {
  if (from === '#lib/http.ts') return names.includes('call')
  return names.length > 0 && (CALLING.includes(from) || from.endsWith('.api.ts'))
}

function isState({ from }: Import): boolean {
  return ['zustand', '#lib/persisted.ts', '#lib/kept-answer.ts', '#lib/outbox.ts'].includes(from)
}

function problemsOfParts(code: string): string[] {
  const names = exportsOf(code)
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) || /^[A-Z]$/.test(name)
  const isHook = (name: string) => /^use[A-Z]/.test(name)
  return [
    ...names.filter((name) => !isComponent(name) && !isHook(name)).map((name) => `exports ${name}, which is no component`),
    ...(names.some(isComponent) ? [] : ['exports no component']),
  ]
}

/**
 * The table of screens holds every `.screen.ts`, and the sign-in holds the table: a static import in one of them would load with the
 * sign-in.
 */
function problemsOfScreen(code: string): string[] {
  const atOnce = [...importsOf(code).flatMap(({ from, names }) => (names.length > 0 ? [from] : [])), ...bareImportsOf(code)]
  const names = exportsOf(code)
  return [
    ...atOnce.map((from) => `brings in ${from} with the table of screens`),
    ...names.filter((name) => !/^[a-z]\w*Screen$/.test(name)).map((name) => `exports ${name}, which is no screen`),
    ...(names.length > 0 ? [] : ['exports no screen']),
  ]
}

function bareImportsOf(code: string): string[] {
  return [...code.matchAll(/^import\s*'([^']+)'/gm)].map(([, from = '']) => from)
}

/** Everything that a rule may import. Other modules may hold state, send requests or draw. */
const PURE: readonly RegExp[] = [
  /^@orama\/stemmers\//,
  /^@tracklane\/contract\//,
  /^countries-(and-timezones|list)$/,
  /^(\.\/|#features\/|#lib\/|#ui\/|#kit\/|#platform\/).*\.rules\.ts$/,
  /^#lib\/(day|format)\.ts$/,
  /^#platform\/(actor|day|edit|errors|instant|own-area)\.ts$/,
  /^#db\/secret-columns\.ts$/,
  /^zod$/,
]

/** Pure functions of libraries that are not pure. */
const PURE_NAMES = new Set(['replaceEqualDeep'])

function problemsOfRules(code: string): string[] {
  const impure = importsOf(code).filter(
    ({ from, names }) => names.some((name) => !PURE_NAMES.has(name)) && !PURE.some((pattern) => pattern.test(from)),
  )
  const hooks = importsOf(code).flatMap(({ names }) => names.filter((name) => /^use[A-Z]/.test(name)))
  const notRules = exportsOf(code).filter((name) => /^use[A-Z]/.test(name) || /^[A-Z][a-z]/.test(name))
  return [
    ...statesOf(code),
    ...impure.map(({ from }) => `imports ${from}, which is not pure`),
    ...hooks.map((name) => `imports the hook ${name}`),
    ...notRules.map((name) => `exports ${name}, which is no rule`),
  ]
}

/**
 * Returns state in a file that should only compute: it must remember nothing and get the time as an argument. A table that is never written
 * to is allowed.
 */
function statesOf(code: string): string[] {
  const written = [...code.matchAll(/^(?:export\s+)?(?:let|var)\s+(\w+)/gm)].map(([, name]) => `holds ${name}, which changes`)
  const tables = [...code.matchAll(/^(?:export\s+)?const\s+(\w+)\s*(?::\s*(\w+)[^=]*)?=\s*new\s+((?:Weak)?(?:Map|Set))\b/gm)]
    .filter(([, , type]) => type !== 'ReadonlyMap' && type !== 'ReadonlySet')
    .map(([, name, , kind]) => `holds ${name}, a ${kind} that anything could be written to`)
  const around = [...code.matchAll(AROUND)].map(([asked]) => `asks the ${/storage/i.test(asked) ? 'browser' : 'clock'}: ${asked}`)
  const late = [...code.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, from]) => from)
  return [...written, ...tables, ...around, ...[...bareImportsOf(code), ...late].map((from) => `brings in ${from} as it is read`)]
}

const AROUND = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\s*\()|\bperformance\.now\b|\b(?:local|session)Storage\b/g

function problemsOfService(code: string): string[] {
  const asked = code.matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|execute\w*)\s*\(/g)
  return [...asked].map(([call]) => `speaks to the database itself: ${call})`)
}

/** Returns re-exports: `export … from`, `export *`, and the export of an import. */
function handedOn(code: string): string[] {
  const modules = importsOf(code, { withTypes: true }).filter(({ from }) => !from.endsWith('.json'))
  const imported = new Set(modules.flatMap(({ names }) => names))
  const direct = [...code.matchAll(/^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^\n]*?\sfrom\s+'([^']+)'/gm)].map(
    ([, from]) => `hands on ${from}`,
  )
  const listed = [...code.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm)].flatMap(([, list = '']) => namesIn(list))
  const renamed = [
    ...code.matchAll(/^export\s+const\s+\w+\s*(?::[^=\n]+)?=\s*(\w+)(?:\s+(?:as|satisfies)\s[^\n]*?)?\s*;?$(?!\n\s*\.)/gm),
  ].map(([, name = '']) => name)
  return [...direct, ...[...listed, ...renamed].filter((name) => imported.has(name)).map((name) => `hands on ${name}`)]
}

/** Returns the names of exported values, without types. */
function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+(\w+)/gm)].map(([, name = '']) => name)
  const listed = [...code.matchAll(/^export\s+\{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list))
  return [...declared, ...listed]
}

interface Import {
  readonly from: string
  /** Only values, unless types are asked for. */
  readonly names: readonly string[]
}

function importsOf(code: string, { withTypes = false } = {}): Import[] {
  return [...code.matchAll(/^import\s+(type\s+)?([\s\S]*?)\s*from\s+'([^']+)'/gm)].map(([, type, clause = '', from = '']) => ({
    from,
    names: type && !withTypes ? [] : namesIn(clause.replace(/[{}]/g, ','), { withTypes }),
  }))
}

/** Returns the local names of `a, type B, c as d`. */
function namesIn(list: string, { withTypes = false } = {}): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && (withTypes || !name.startsWith('type ')))
    .map((name) => name.replace(/^type\s+/, '').replace(/^.*\sas\s+/, ''))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
