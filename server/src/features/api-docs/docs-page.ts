import type { Json } from './schema.rules.ts'

/** Makes the reference page. The common part of all calls and the runnable lines need no script; Swagger UI draws each call. */
export function docsPage(document: Json, example: string): string {
  const { title, description } = document.info as { title: string; description: string } // made by openApiDocument
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/reference.css">
<script defer src="docs/swagger-ui-bundle.js"></script>
<script defer src="docs/reference.js"></script>
</head>
<body>
<main>
<header>
<h1>${safe(title)}</h1>
${paragraphs(description)}
<p><a href="docs/openapi.json">openapi.json</a> says the same to machines (OpenAPI 3.1).</p>
<details open>
<summary>Orders from a shop: lines for a shell</summary>
<p>With a token that may read and create orders, and the country named or left out, they run as they are:</p>
<pre tabindex="0"><code>${safe(example)}</code></pre>
</details>
</header>
<div id="reference"><noscript>The calls are drawn by a script.</noscript></div>
</main>
</body>
</html>
`
}

/** Splits paragraphs at blank lines and marks code in backticks. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${safe(part).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n')
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
