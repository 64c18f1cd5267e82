import type { DefaultTreeAdapterTypes } from 'parse5'
import { onFirstUse } from '#platform/on-first-use.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

const parser = onFirstUse<typeof import('parse5')>('parse5')

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'tr', 'div', 'hr'])

/** Turns a rich text into plain text: an empty line between paragraphs, a dash before list items, the address behind links. */
export function plainText(html: string): string {
  return parser()
    .parseFragment(html)
    .childNodes.map(textOf)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ')
  if (!('childNodes' in node)) return ''
  const inside = node.childNodes.map(textOf).join('')
  if (node.nodeName === 'br') return '\n'
  if (node.nodeName === 'li') return `\n- ${inside.trim()}`
  if (node.nodeName === 'a') return withAddress(inside, node)
  return BLOCKS.has(node.nodeName) ? `\n\n${inside}\n\n` : inside
}

function withAddress(words: string, node: Extract<Node, { childNodes: unknown }>): string {
  const address = 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined
  return !address || address === words || address === `mailto:${words}` || address === `tel:${words}` ? words : `${words} (${address})`
}
