import type { Page } from '@playwright/test'

/**
 * Returns elements that are fixed over the page, so that nobody can scroll them free, and lie under another element. With an open dialog,
 * only elements in it.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((one) => one.checkVisibility())
    const within = dialogs.at(-1) ?? document.body
    const faults = new Set<string>()
    for (const element of within.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [role=option], [role^=menuitem]')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('[inert], [aria-hidden=true]') || getComputedStyle(element).pointerEvents === 'none') continue
      // A field's icon and its clear button belong to the field.
      const whole = element.closest('label') ?? (element.matches('input, textarea') ? (element.parentElement ?? element) : element)
      for (const point of pointsOf(element)) {
        if (!isPinned(element, point)) continue
        const top = document.elementFromPoint(point.x, point.y)
        if (!top || top.contains(element) || whole.contains(top)) continue
        if (document.activeElement?.closest('a, button')?.contains(top) || isScrolledPast(top)) continue
        faults.add(`${nameOf(element)} lies under <${top.tagName.toLowerCase()}.${top.getAttribute('class') ?? ''}>`)
      }
    }
    return [...faults]

    /**
     * Returns the middle and both ends of an element inside the window. Points outside can be reached by scrolling, or are not shown yet.
     */
    function pointsOf(element: Element): DOMPoint[] {
      const { left, right, y, width, height } = element.getBoundingClientRect()
      if (width < 12 || height < 2) return []
      const points = [left + 4, left + width / 2, right - 4].map((x) => new DOMPoint(x, y + height / 2))
      return points.filter((point) => point.x > 0 && point.y > 0 && point.x < innerWidth && point.y < innerHeight)
    }

    /** Checks whether an ancestor is fixed to the window and the point is not scrolled out of sight within it. */
    function isPinned(element: Element, { x, y }: DOMPoint): boolean {
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        const isClipped = overflowX !== 'visible' || overflowY !== 'visible'
        if (isClipped && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return false
        if (position === 'fixed') return true
      }
      return false
    }

    /** Checks for a sticky head or foot: content scrolls under it. */
    function isScrolledPast(top: Element): boolean {
      for (let around: Element | null = top; around; around = around.parentElement)
        if (getComputedStyle(around).position === 'sticky') return true
      return false
    }

    function nameOf(element: HTMLElement): string {
      return (element.getAttribute('aria-label') || element.innerText || element.id || element.tagName).trim().slice(0, 60)
    }
  })
}
