import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const WEB = fileURLToPath(new URL('../web', import.meta.url))
/** The page's path as if it were a file of the client. */
const ENTRY = `${WEB}/src/rich-text-page.js`

/** The client's own component, once for each given text. */
const CODE = `
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { RichText } from '#ui/rich-text/rich-text.tsx'

const shown = window.texts.map((html, key) => createElement('section', { key }, createElement(RichText, { html })))
createRoot(document.getElementById('root')).render(createElement(MantineProvider, null, ...shown))
`

/** Opens a page that only shows rich texts as the client does, without the server's sanitizer and without any content policy. */
export async function openRichTexts(page: Page, texts: readonly string[]): Promise<void> {
  const code = await bundled()
  await page.route('**/rich-texts', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Texts</title><div id="root"></div><script src="/rich-texts.js" defer></script>',
    }),
  )
  await page.route('**/rich-texts.js', (route) => route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: code }))
  await page.addInitScript((given) => Object.assign(window, { texts: given }), texts)
  await page.goto('/rich-texts')
}

async function bundled(): Promise<string> {
  const made = await build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'rich-text-page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? CODE : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } } },
  })
  const [result] = [made].flat()
  const chunk = result && 'output' in result ? result.output.find((one) => one.type === 'chunk') : undefined
  if (!chunk) throw new Error('The page of rich texts was not built')
  return chunk.code
}
