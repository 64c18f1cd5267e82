import { RICH_TEXT, safeHref, safeSrc } from '@tracklane/contract/kit/rich-text'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const PLACE = defaultTreeAdapter.createElement('div', names.NS.HTML, [])

/** Parses HTML like a browser that shows it inside a page. */
export function readHtml(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  return parseFragment(PLACE, html, {})
}

/** Returns everything in a text that is not on the contract's list, as a browser sees it. */
export function strangeIn(html: string): string[] {
  return strange(readHtml(html))
}

function strange(node: Node): string[] {
  const isPlain = node.nodeName === '#text' || node.nodeName === '#document-fragment'
  const own = 'tagName' in node ? [...strangeElement(node)] : isPlain ? [] : [node.nodeName]
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(strange) : [])]
}

function* strangeElement({ tagName, attrs, namespaceURI }: DefaultTreeAdapterTypes.Element): Generator<string> {
  const isListed = RICH_TEXT.elements.some((one) => one === tagName)
  if (!isListed || namespaceURI !== names.NS.HTML) yield tagName
  for (const { name, value } of attrs) if (!isExpected(tagName, name, value)) yield `${tagName}[${name}=${value}]`
}

function isExpected(tagName: string, name: string, value: string): boolean {
  if (name === 'class') return value.split(' ').every((one) => RICH_TEXT.classes.some((listed) => listed === one))
  if (name === 'href') return tagName === 'a' && safeHref(value) === value
  if (name === 'src') return tagName === 'img' && safeSrc(value) === value
  if (name === 'target' || name === 'rel') return tagName === 'a' && [RICH_TEXT.linkTarget, RICH_TEXT.linkRel].some((one) => one === value)
  return (RICH_TEXT.attributes as Record<string, readonly string[]>)[tagName]?.includes(name) ?? false
}
