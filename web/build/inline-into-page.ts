import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** The place for the script in index.html. */
const SCRIPT = '<!-- theme.js -->'
/** Lines of comments, which are left out of the page. */
const COMMENT = /^\s*\/\/.*\n/gm
const ICON = 'href="/favicon.svg"'

/**
 * Writes theme.js and the icon into the page: as files each was one more request before a screen could be used. The server allows the
 * script by its hash (`platform/http/page-scripts.ts`).
 */
export function inlineIntoPage(): Plugin {
  return {
    name: 'inline-into-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await readFile(join(ROOT, 'theme.js'), 'utf8')
        const icon = await readFile(join(ROOT, 'public/favicon.svg'), 'utf8')
        const withScript = replaced(html, SCRIPT, `<script>\n${code.replace(COMMENT, '')}</script>`)
        return replaced(withScript, ICON, `href="data:image/svg+xml,${encodeURIComponent(icon.trim())}"`)
      },
    },
  }
}

function replaced(html: string, place: string, by: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no place for it: ${place}`)
  return html.replace(place, () => by)
}
