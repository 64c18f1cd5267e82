/** Word writes lists as paragraphs with a sign in front: lists again, so that they can be gone on with. */
export function withoutWordLists(html: string): string {
  if (!html.includes('mso-list')) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const kind = /^\s*(?:\d|[a-z]{1,3}[.)])/i.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    listBefore(paragraph, kind).append(item)
    paragraph.remove()
  }
  return page.body.innerHTML
}

function listBefore(paragraph: HTMLElement, kind: 'ol' | 'ul'): HTMLElement {
  const before = paragraph.previousElementSibling
  if (before instanceof HTMLElement && before.dataset.word === kind) return before
  const list = paragraph.ownerDocument.createElement(kind)
  list.dataset.word = kind
  paragraph.before(list)
  return list
}
