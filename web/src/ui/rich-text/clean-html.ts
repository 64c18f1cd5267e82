import { leavesProduct, RICH_TEXT, safeCount, safeHref, safeSrc } from '@tracklane/contract/kit/rich-text'
import createPurifier, { type Config } from 'dompurify'

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = Object.assign(Object.create(null), RICH_TEXT.attributes)
const CLASSES: readonly string[] = RICH_TEXT.classes

const CONFIG = {
  ALLOWED_TAGS: [...RICH_TEXT.elements],
  ALLOWED_ATTR: ['class', ...Object.values(RICH_TEXT.attributes).flat()],
  FORBID_CONTENTS: [...RICH_TEXT.droppedWithContent],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const kept = keptValue(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue)
  if (kept === undefined) attribute.keepAttr = false
  else attribute.attrValue = kept
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'A' || !leavesProduct(element.getAttribute('href') ?? '/')) return
  element.setAttribute('target', RICH_TEXT.linkTarget)
  element.setAttribute('rel', RICH_TEXT.linkRel)
})

/** Returns the allowed part of a stored text as nodes. Stored HTML is never written into the page. */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, CONFIG)
  // Removes pictures without an address, and makes tables scroll, since a phone is narrower.
  for (const picture of fragment.querySelectorAll('img:not([src])')) picture.remove()
  for (const picture of fragment.querySelectorAll('img')) picture.setAttribute('loading', 'lazy')
  return fragment
}

function keptValue(element: string, name: string, value: string): string | undefined {
  if (name === 'class') return keptClasses(value)
  if (!ATTRIBUTES[element]?.includes(name)) return undefined
  if (name === 'href') return safeHref(value)
  if (name === 'src') return safeSrc(value)
  if (name === 'colspan' || name === 'rowspan') return safeCount(value, RICH_TEXT.maxSpan)
  if (name === 'width' || name === 'height') return safeCount(value, RICH_TEXT.maxSide)
  return value
}

function keptClasses(value: string): string | undefined {
  return (
    value
      .split(/\s+/)
      .filter((one) => CLASSES.includes(one))
      .join(' ') || undefined
  )
}
