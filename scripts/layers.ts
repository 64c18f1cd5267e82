/**
 * The features in eight strata, lowest first; one name stands for contract, server and web. A feature may use features of lower strata and
 * of its own, never higher ones. No two features may use each other, directly or through others. `layers.test.ts` checks both.
 */
export const STRATA: Readonly<Record<string, readonly string[]>> = {
  ground: [
    ...[
      'notification-event',
      'config',
      'model-log',
      'realtime',
      'i18n',
      'issue',
      'upload',
      'message-setting',
      'ordered-content',
      'message',
    ],
    ...['order-status', 'currency', 'language', 'country', 'organization'],
  ],
  people: [
    ...['sign-in', 'session', 'courier', 'user', 'organization-token', 'password-link', 'auth', 'test-push', 'impersonation'],
    ...['onboarding-user'],
  ],
  catalogue: [
    ...['i18n-source', 'faq-category', 'faq', 'onboarding-section', 'onboarding-category', 'onboarding-article', 'onboarding-reader'],
    ...['knowledge', 'help', 'order-flow', 'order-sub-status'],
  ],
  orders: ['order', 'order-filter', 'order-metrics', 'order-edit', 'courier-order', 'notification-text', 'message-refusal'],
  'order tools': [
    ...['outside-delivery', 'order-move', 'order-operation', 'order-flow-edit', 'order-flow-draft'],
    ...['order-notification', 'message-sending', 'notification-job', 'retention', 'change-log', 'order-view', 'order-export'],
    ...['order-list', 'order-table', 'order-print'],
  ],
  'order screens': [
    ...['order-index', 'order-admin', 'order-archive', 'rejected-order', 'redelivery', 'notification-template', 'handover'],
    ...['order-finance'],
  ],
  boards: ['kanban', 'delivery', 'kanban-layout', 'kanban-board', 'kanban-card'],
  home: ['home', 'api-docs'],
}

export const FEATURES: readonly string[] = Object.values(STRATA).flat()

/** Files of a feature that others may import; the kind of the file says what it holds. */
export const DOORS = {
  server: ['.service.ts', '.rules.ts', '.events.ts'],
  /** Only for queries of a higher feature. */
  serverQueries: ['.queries.ts'],
  web: ['.api.ts', '.parts.tsx', '.rules.ts', '.store.ts'],
} as const

/** A feature's entry in the table of screens, `web/src/app/screens.ts`. No other file may import it, not even its own feature. */
const SCREEN = '.screen.ts'

export interface Source {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

/** Returns forbidden imports of a file, a sentence each. */
export function violations({ path, text }: Source): string[] {
  const own = featureOf(path)
  if (!own) return []
  return importsOf(path, text).flatMap((target) => {
    if (target.endsWith(SCREEN)) return [`${path} → ${target}: only the table of screens imports it`]
    const other = featureOf(target)
    if (!other || other === own) return []
    return [...upward(own, other), ...besideTheDoor(path, target)].map((problem) => `${path} → ${target}: ${problem}`)
  })
}

/**
 * Returns the feature of a file; undefined for tests, for `kit`, `platform`, `ui` and the like, and for files that only list the features.
 */
export function featureOf(path: string): string | undefined {
  if (/\.(test|testing)\.tsx?$/.test(path)) return undefined
  const [, folder] = /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path) ?? []
  if (folder) return folder
  const [, file] = /^contract\/src\/([^/]+)\.ts$/.exec(path) ?? []
  if (!file || file === 'endpoints') return undefined
  return PARTS[file] ?? file
}

/** Files of the contract that belong to a feature of another name, even where a screen has the file's name. */
const PARTS: Readonly<Record<string, string>> = {
  'home-filters': 'home',
  'setup-guide': 'home',
  'person-changes': 'model-log',
  'organization-option': 'organization',
  'order-flow-lint': 'order-flow-draft',
  'order-bulk': 'order',
  'order-hold': 'order',
  'order-log': 'order',
  'order-money': 'order-filter',
  'order-admin': 'order-list',
  'message-event': 'message-setting',
  'message-setting-row': 'message-setting',
  'notification-placeholder': 'notification-text',
  'notification-template-problems': 'notification-template',
  'sms-length': 'notification-template',
}

function upward(own: string, other: string): string[] {
  const [from, to] = [stratumOf(own), stratumOf(other)]
  if (from < 0 || to < 0) return [`${from < 0 ? own : other} stands in no stratum`]
  return to <= from ? [] : [`${own} may not use ${other}`]
}

function stratumOf(feature: string): number {
  return Object.values(STRATA).findIndex((features) => features.includes(feature))
}

/** Returns the first circle among the features of these files, "order → order-move → order"; undefined where there is none. */
export function circleIn(sources: readonly Source[]): string | undefined {
  const uses = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const own = featureOf(path)
    if (!own) continue
    const used = uses.get(own) ?? new Set()
    for (const target of importsOf(path, text)) {
      const other = featureOf(target)
      if (other && other !== own) used.add(other)
    }
    uses.set(own, used)
  }
  const done = new Set<string>()
  const walk = (feature: string, way: readonly string[]): string | undefined => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature].join(' → ')
    if (done.has(feature)) return undefined
    for (const other of uses.get(feature) ?? []) {
      const circle = walk(other, [...way, feature])
      if (circle) return circle
    }
    done.add(feature)
    return undefined
  }
  for (const feature of uses.keys()) {
    const circle = walk(feature, [])
    if (circle) return circle
  }
  return undefined
}

function besideTheDoor(path: string, target: string): string[] {
  if (target.startsWith('contract/')) return []
  const doors: readonly string[] = target.startsWith('web/')
    ? DOORS.web
    : path.endsWith('.queries.ts')
      ? [...DOORS.server, ...DOORS.serverQueries]
      : DOORS.server
  return doors.some((door) => target.endsWith(door)) ? [] : [`not a door (${doors.join(', ')})`]
}

function importsOf(path: string, text: string): string[] {
  const root = path.split('/')[0] ?? ''
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('#')) return [`${root}/src/${specifier.slice(1)}`]
    if (specifier.startsWith('@tracklane/contract/')) return [`contract/src/${specifier.slice('@tracklane/contract/'.length)}.ts`]
    if (specifier.startsWith('./') && root === 'web') return [path.replace(/[^/]+$/, specifier.slice(2))]
    if (specifier.startsWith('./') && root === 'contract') return [`contract/src/${specifier.slice(2)}`]
    return []
  })
}
