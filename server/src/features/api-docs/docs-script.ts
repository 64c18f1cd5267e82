/** Script of the page at /api/docs: runs in a browser, after Swagger UI's bundle. */
export const SCRIPT = `const isDark = matchMedia('(prefers-color-scheme: dark)')
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
