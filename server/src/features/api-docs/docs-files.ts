import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { notFound } from '#platform/errors.ts'
import { type Packed, packedFile } from '#platform/http/packed.ts'

const { resolve } = createRequire(import.meta.url)
const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const STYLE_TYPE = 'text/css; charset=utf-8'

/** The files by the names that the page requests. */
const FILES = new Map<string, () => Promise<Packed>>([
  ['reference.css', async () => packedFile(Buffer.from(STYLE), STYLE_TYPE)],
  ['reference.js', async () => packedFile(Buffer.from(SCRIPT), SCRIPT_TYPE)],
  ['swagger-ui.css', () => library('swagger-ui.css', STYLE_TYPE)],
  ['swagger-ui-bundle.js', () => library('swagger-ui-bundle.js', SCRIPT_TYPE)],
])

const made = new Map<string, Promise<Packed>>()

/** Returns a file, read from the disk at the first request; 404 where the page has no such file. */
export function docsFile(name: string): Promise<Packed> {
  const make = FILES.get(name)
  if (!make) throw notFound()
  const file = made.get(name) ?? make()
  made.set(name, file)
  file.catch(() => made.delete(name))
  return file
}

async function library(name: string, type: string): Promise<Packed> {
  return packedFile(await readFile(resolve(`swagger-ui-dist/${name}`)), type)
}

/** The script of the page at /api/docs: runs in a browser, after Swagger UI's bundle. */
const SCRIPT = `const isDark = matchMedia('(prefers-color-scheme: dark)')
const dress = () => document.documentElement.classList.toggle('dark-mode', isDark.matches)
isDark.addEventListener('change', dress)
dress()

const textOf = (operation) =>
  [operation.get('method'), operation.get('path'), operation.getIn(['operation', 'summary'])].join(' ').toLowerCase()

/** Operations that have every word of it in their method, address or summary. */
const opsFilter = (tagged, phrase) => {
  const words = phrase.toLowerCase().split(/\\s+/)
  const isFound = (operation) => words.every((word) => textOf(operation).includes(word))
  return tagged
    .map((tag) => tag.update('operations', (operations) => operations.filter(isFound)))
    .filter((tag) => tag.get('operations').size > 0)
}

/** Asked where the page is, whatever address the document has, and without the session of whoever reads it. */
const requestInterceptor = (request) => {
  const { pathname, search } = new URL(request.url, location.href)
  return Object.assign(request, { url: location.origin + pathname + search, credentials: 'omit' })
}

SwaggerUIBundle({
  url: 'docs/openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  plugins: [{ fn: { opsFilter } }, { wrapComponents: { InfoContainer: () => () => null } }],
  requestInterceptor,
})
`

/** The style of the page at /api/docs, over Swagger UI's own. */
const STYLE = `html{color-scheme:light;background:#fff;color:#1d2025}html.dark-mode{color-scheme:dark;background:#1c2022;color:#e4e6e6}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
header{box-sizing:border-box;max-width:1460px;margin:0 auto;padding:24px 20px 0;overflow-wrap:anywhere}header p{max-width:75ch}
header a{color:#0050d8}html.dark-mode header a{color:#7fb0ff}
header summary{cursor:pointer;font-weight:600}
header pre{overflow:auto;padding:12px;border:1px solid #8884;border-radius:8px;font-size:13px}
.swagger-ui .response-col_links{display:none}.swagger-ui .responses-inner{overflow:auto}
html.dark-mode .swagger-ui .headers td{color:inherit}
`
