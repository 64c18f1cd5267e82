import type { Page } from '@playwright/test'

/** {category: {English message: {char_code: text}}} */
export type Texts = Record<string, Record<string, Record<string, string>>>

/** Gives the page the texts once, so that `faultsOf` can tell the product's texts from people's own. */
export async function giveTexts(page: Page, texts: Texts): Promise<void> {
  await page.evaluate((given) => Object.assign(globalThis, { texts: given }), texts)
}

/** Returns the faults of the page's texts in the language, one line each: left in English, cut off, broken within a word. */
export async function faultsOf(page: Page, language: string): Promise<string[]> {
  return page.evaluate((code) => {
    const texts = Object.values((globalThis as unknown as { texts: Texts }).texts).flatMap((messages) => Object.entries(messages))
    const own = new Set(texts.map(([message, translations]) => translations[code] ?? message))
    // Shorter texts may be initials and days of the week in some language.
    const forgotten = new Set(texts.map(([message]) => message).filter((message) => message.length > 2 && !own.has(message)))
    const faults = new Set<string>()

    const root = document.documentElement
    if (root.scrollWidth > window.innerWidth) faults.add(`the page is ${root.scrollWidth - window.innerWidth} px wider than the window`)
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (isAboutTexts(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title']) {
        if (forgotten.has(element.getAttribute(name) ?? '')) faults.add(`English ${name}: ${element.getAttribute(name)}`)
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? ''
      const holder = node.parentElement
      if (!text || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const isQuoted = isAboutTexts(holder)
      if (!isQuoted && forgotten.has(text)) faults.add(`English: ${text}`)
      const fault = isForEars(holder) ? undefined : shapeFault(node, holder, !isQuoted && own.has(text))
      if (fault) faults.add(`${fault}: ${text.slice(0, 60)} <${placeOf(holder)}>`)
    }
    return [...faults]

    /** An element with a language of its own is a text about texts, or the name of a language. A key shows the letter printed on it. */
    function isAboutTexts(holder: Element): boolean {
      return !holder.closest('[lang], kbd')?.matches('html')
    }

    /** Checks whether a text is drawn as a dot or not at all, for screen readers only. */
    function isForEars(holder: Element): boolean {
      for (let around: Element | null = holder; around && around !== document.body; around = around.parentElement) {
        const { overflowX, clipPath, display } = getComputedStyle(around)
        if (clipPath === 'inset(50%)') return true
        if (overflowX !== 'visible' && display !== 'inline' && around.clientWidth <= 1) return true
      }
      return false
    }

    function shapeFault(node: Node, holder: Element, isOwn: boolean): string | undefined {
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) return undefined
      const tight = holder.closest('button, nav a, [role=tab], [role^=menuitem], th, [role=columnheader], h1, h2, h3, h4, dt, label')
      if (tight && isWordBroken(node, range)) return 'broken within a word'
      const end = endOf(box, holder)
      if (end === 'ellipsis') return tight && isOwn ? 'cut off' : undefined
      return end ?? (tight && spills(box, tight) ? 'over its edge' : undefined)
    }

    /** Returns how the text ends where a box around it is too narrow. */
    function endOf(box: DOMRect, holder: Element): 'cut off' | 'ellipsis' | undefined {
      for (let around: Element | null = holder; around && around !== document.body; around = around.parentElement) {
        const { overflowX, textOverflow, position, webkitLineClamp } = getComputedStyle(around)
        const bounds = around.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined
        const isOver = box.right > bounds.right + 1 || box.left < bounds.left - 1
        const isMarked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || around.closest('[title]') !== null
        if (isOver && overflowX !== 'visible' && bounds.width > 1) return isMarked ? 'ellipsis' : 'cut off'
        if (position === 'fixed') return undefined
      }
      return undefined
    }

    function spills(box: DOMRect, tight: Element): boolean {
      const bounds = tight.getBoundingClientRect()
      return bounds.width > 0 && (box.right > bounds.right + 1 || box.left < bounds.left - 1)
    }

    function isWordBroken(node: Node, range: Range): boolean {
      const text = node.nodeValue ?? ''
      return [...text.matchAll(/[\p{L}\p{M}]+/gu)].some(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        range.selectNodeContents(node)
        return lines.size > 1
      })
    }

    function placeOf(element: Element): string {
      const names = [element, element.parentElement, element.parentElement?.parentElement].map(
        (one) => `${one?.tagName.toLowerCase()}${one?.getAttribute('class') ? `.${one.getAttribute('class')?.split(' ').at(-1)}` : ''}`,
      )
      return names.reverse().join(' ')
    }
  }, language)
}
