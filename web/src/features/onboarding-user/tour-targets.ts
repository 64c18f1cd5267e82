/** Finds the visible menu: of the drawer where it is open, else beside the screen. */
export function menu(): Element | undefined {
  return [...document.querySelectorAll('[data-side-menu]')].findLast(isShown)
}

export function menuEntry(path: string): () => Element | undefined {
  return () => [...(menu()?.querySelectorAll('a') ?? [])].find((link) => bare(link.pathname) === bare(path) && isShown(link))
}

const bare = (path: string) => path.replace(/\/$/, '')

export function columnHead(): Element | undefined {
  return inSight('[data-column]:not([data-collapsed]) > header')
}

export function firstCard(): Element | undefined {
  return inSight('[data-column] article')
}

export function boardSearch(): Element | undefined {
  return inSight('input[type="search"]')
}

/** Finds the first match that is completely within the window's width. */
function inSight(selector: string): Element | undefined {
  return [...document.querySelectorAll(`#content ${selector}`)].find((element) => {
    const { left, right } = element.getBoundingClientRect()
    return isShown(element) && left >= 0 && right <= window.innerWidth
  })
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0
}
