import type { Plugin } from 'vite'
import { chunksIn, holderOf } from './bundle-chunks.ts'
import { ENTRY } from './chunks.ts'

/**
 * The page names the chunk that holds the first module. The bundler's entry is a file that only leads there: one request more, and one
 * round trip before the browser knows of the other.
 */
export function startChunk(): Plugin {
  return {
    name: 'start-chunk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = chunksIn(Object.values(bundle))
        const entry = chunks.find((chunk) => chunk.isEntry)
        if (!entry) throw new Error('The build has no entry')
        return html.replaceAll(`/${entry.fileName}`, `/${holderOf(ENTRY, chunks).fileName}`)
      },
    },
  }
}
