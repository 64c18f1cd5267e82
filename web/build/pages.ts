import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { chunksIn, holderOf, stylesOf, withImports } from './bundle-chunks.ts'
import { compressFile } from './precompress.ts'

const SOURCES = join(import.meta.dirname, '../src')
const TABLE = join(SOURCES, 'app/screens.ts')
/** The frame behind the sign-in, with the library that formats texts with numbers. */
const FRAME = ['app/layouts/default-layout.tsx', '../../node_modules/intl-messageformat/index.js']
const SIGN_IN = ['app/layouts/no-menu-layout.tsx', 'features/auth/login.page.tsx']

type FirstRequests = typeof import('../src/app/first-requests.ts')

/**
 * Writes pages/<name>.html for every screen: index.html with preload links for the screen's code and with its first requests, so that one
 * round trip lies between the page and its parts and data. pages.json tells which file belongs to which path; the server sends it
 * (`platform/http/web.ts`).
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const chunks = chunksIn(Object.values(bundle))
      const index = await readFile(join(dir, 'index.html'), 'utf8')
      await mkdir(join(dir, 'pages'), { recursive: true })
      const screens = await modulesByPath()
      const { module } = await runnerImport<FirstRequests>(join(SOURCES, 'app/first-requests.ts'))
      const files: Record<string, string> = {}
      for (const [path, modules] of screens) {
        files[path] = `pages/${nameOf(path)}.html`
        const file = join(dir, files[path])
        await writeFile(file, withPreloads(withRequests(index, module.firstRequests(path)), modules, chunks))
        await compressFile(file)
      }
      await writeFile(join(dir, 'pages.json'), JSON.stringify(files))
    },
  }
}

/** Returns the name of a page: "/order/kanban" is order-kanban, "/" is home. */
function nameOf(path: string): string {
  return (
    path
      .replaceAll(/[^a-z0-9]+/gi, ' ')
      .trim()
      .replaceAll(' ', '-') || 'home'
  )
}

/**
 * Returns the modules that a path loads first, relative to the root of the sources: read from the table of screens and from the features'
 * descriptions.
 */
export async function modulesByPath(): Promise<(readonly [path: string, modules: readonly string[]])[]> {
  const table = await readFile(TABLE, 'utf8')
  const files = new Map([...table.matchAll(/import \{ (\w+Screen) \} from '([^']+)'/g)].map(([, name = '', file = '']) => [name, file]))
  const entries = table.split(/^ {2}screen\(/m).slice(1)
  const screens = await Promise.all(
    entries.map(async (entry): Promise<[string, readonly string[]]> => {
      const path = /\bpath: '([^']+)'/.exec(entry)?.[1]
      const description = [...entry.matchAll(/\b(\w+Screen)\b/g)].map(([, name = '']) => files.get(name)).find((file) => file !== undefined)
      if (!path || !description) throw new Error(`A screen in ${TABLE} has no path, or nothing that it shows`)
      const file = sourceOf(description, TABLE)
      const own = importsIn(entry, TABLE)
      const shown = importsIn(await readFile(join(SOURCES, file), 'utf8'), join(SOURCES, file))
      return [path, [...FRAME, ...own, ...shown]]
    }),
  )
  return [['/login', SIGN_IN], ...screens]
}

function importsIn(text: string, file: string): string[] {
  return [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier = '']) => sourceOf(specifier, file))
}

/** Returns the path from the root of the sources. */
function sourceOf(specifier: string, file: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier).slice(SOURCES.length + 1)
}

function withPreloads(index: string, modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string {
  const holders = modules.map((module) => holderOf(join(SOURCES, module), chunks))
  const parts = withImports(holders, chunks)
  const links = [
    ...stylesOf(parts).map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
    ...parts.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].filter((link) => !index.includes(/href="([^"]+)"/.exec(link)?.[1] ?? ''))
  return index.replace('</head>', `${links.map((link) => `  ${link}\n`).join('')}  </head>`)
}

/** Inserts the requests before the page's own script, which reads them. */
function withRequests(page: string, urls: readonly string[]): string {
  if (urls.length === 0) return page
  const content = urls.join(' ').replaceAll('&', '&amp;')
  return page.replace('<script>', () => `<meta name="first-requests" content="${content}" />\n    <script>`)
}
