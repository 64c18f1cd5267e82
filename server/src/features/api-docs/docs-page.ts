import { STYLE } from './docs-style.ts'
import type { Json } from './schema.rules.ts'
import { typeText } from './type-text.rules.ts'

interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: Json
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary?: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, { schema: Json; example?: unknown }> }
  readonly responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema: Json; example?: unknown }> }>
}

interface Call extends Operation {
  readonly method: string
  readonly path: string
}

/** The reference as a page that needs nothing else: no script, no picture, no other address. */
export function docsPage(document: Json, example: string): string {
  const { info, components } = document as { info: { title: string; description: string }; components: Components } // made by openApiDocument
  const calls = callsOf(document)
  const groups = groupsOf(calls)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Calls"><ul><li><a href="#example">Orders from a shop</a></li>${[...groups.keys(), 'Errors', 'Rows'].map((tag) => `<li><a href="#${safe(tag)}">${safe(tag)}</a></li>`).join('')}</ul></nav>
<main>
<h1>${safe(info.title)}</h1>
${paragraphs(info.description)}
<p><a href="docs/openapi.json">openapi.json</a> says the same to machines (OpenAPI 3.1).</p>
<h2 id="example">Orders from a shop</h2>
<p>With a token that may read and create orders, these lines run in a shell as they are:</p>
<pre tabindex="0"><code>${safe(example)}</code></pre>
${[...groups].map(([tag, those]) => `<h2 id="${safe(tag)}">${safe(tag)}</h2>\n${those.map(callText).join('\n')}`).join('\n')}
<h2 id="Errors">Errors</h2>
${Object.entries(components.responses).map(errorText).join('\n')}
<h2 id="Rows">Rows</h2>
${Object.entries(components.schemas).map(rowText).join('\n')}
</main>
</body>
</html>
`
}

function groupsOf(calls: readonly Call[]): Map<string, Call[]> {
  const groups = new Map<string, Call[]>()
  for (const call of calls) {
    const [tag = ''] = call.tags
    groups.set(tag, [...(groups.get(tag) ?? []), call])
  }
  return groups
}

function callsOf({ paths }: Json): Call[] {
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

function callText(call: Call): string {
  const own = call.parameters.filter((parameter) => parameter.name !== undefined)
  const body = call.requestBody?.content['application/json']
  return `<details id="${safe(call.operationId)}">
<summary><code><b>${call.method}</b> ${safe(call.path)}</code> <span>${safe(call.summary ?? '')}</span></summary>
<p>${safe(call.description)}</p>
${own.length > 0 ? `<h4>Parameters</h4><ul>${own.map(parameterText).join('')}</ul>` : ''}
${body ? `<h4>Body</h4>${code(typeText(body.schema))}${body.example === undefined ? '' : `<h4>Example</h4>${code(JSON.stringify(body.example, null, 2))}`}` : ''}
<h4>Answers</h4>
${Object.entries(call.responses).map(answerText).join('\n')}
</details>`
}

function rowText([name, schema]: [string, unknown]): string {
  return `<h3 id="row-${safe(name)}">${safe(name)}</h3>${code(typeText(schema as Json))}` // a schema of the document
}

function parameterText({ name = '', in: place = '', required = false, schema = {} }: Parameter): string {
  const { description, ...shape } = schema
  const hint = typeof description === 'string' ? ` ${safe(description)}` : ''
  return `<li><code>${safe(name)}</code> ${place}${required ? ', required' : ''}: <code>${safe(typeText(shape))}</code>${hint}</li>`
}

function answerText([status, { $ref, description, content }]: [string, Operation['responses'][string]]): string {
  if ($ref) {
    const name = safe($ref.split('/').at(-1) ?? '')
    return `<p><b>${status}</b> <a href="#error-${name}">${name}</a></p>`
  }
  const [type, shape] = Object.entries(content ?? {})[0] ?? []
  const shown = shape && type === 'application/json' ? code(typeText(shape.schema)) : ''
  const example = shape?.example === undefined ? '' : code(JSON.stringify(shape.example, null, 2))
  return `<p><b>${status}</b> ${safe(description ?? '')}${type && type !== 'application/json' ? ` (${safe(type)})` : ''}</p>${shown}${example}`
}

interface Components {
  readonly schemas: Json
  readonly responses: Record<string, Refusal>
}

interface Refusal {
  readonly description: string
  readonly content: Record<string, { example: unknown }>
}

function errorText([name, { description, content }]: [string, Refusal]): string {
  const { example } = content['application/json'] ?? {}
  return `<h3 id="error-${safe(name)}">${safe(name)}</h3><p>${safe(description)}</p>${code(JSON.stringify(example, null, 2))}`
}

function code(text: string): string {
  return `<pre tabindex="0"><code>${safe(text)}</code></pre>`
}

/** Blank lines part paragraphs, backticks mark code. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${safe(part).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n')
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
