import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In index.html, where the script is to stand. */
const PLACE = '<!-- theme.js -->'
/** Lines of comments: the page says nothing of the why. */
const COMMENT = /^\s*\/\/.*\n/gm

/**
 * Writes theme.js into the page: as a file of its own it was one request more before the first paint. The server allows it by its hash
 * (`platform/http/page-scripts.ts`).
 */
export function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await readFile(join(import.meta.dirname, '..', 'theme.js'), 'utf8')
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for it: ${PLACE}`)
        return html.replace(PLACE, () => `<script>\n${code.replace(COMMENT, '')}</script>`)
      },
    },
  }
}
