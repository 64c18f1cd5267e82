/*
 * Testing Library checks for each element whether it is visible. happy-dom then matches the rules of the page against the element and all
 * its ancestors: a tenth of the time of all screen tests. Tests load no style sheet, so three properties follow without the rules. Other
 * properties are computed, and so are elements that Mantine shows only at some widths or in one theme.
 */

const compute = window.getComputedStyle.bind(window)

/** Classes with rules in a style element of the page. */
const RULED = /\bmantine-(visible|hidden|light|dark)-/

/** A page without rules, for the default display of each element. */
const bare = document.implementation.createHTMLDocument()
const byItself = new Map<string, string>()

/** The quick properties by their names in CSS. */
const QUICK = new Map<string | symbol, (element: HTMLElement) => string>([
  ['display', (element) => ownStyle(element)?.display || displayOf(element.tagName)],
  ['visibility', inheritedVisibility],
  ['pointer-events', (element) => ownStyle(element)?.pointerEvents ?? ''],
])

window.getComputedStyle = (element, pseudo) => {
  const isRuled = element.tagName === 'DIALOG' || RULED.test(element.getAttribute('class') ?? '')
  const isQuick = element instanceof HTMLElement && element.isConnected && !isRuled && !pseudo
  return isQuick ? quickStyle(element) : compute(element, pseudo)
}

/** Returns a style that is computed only when another property is read. */
function quickStyle(element: HTMLElement): CSSStyleDeclaration {
  let computed: CSSStyleDeclaration | undefined
  const whole = () => {
    computed ??= compute(element)
    return computed
  }
  const getPropertyValue = (name: string) => QUICK.get(name)?.(element) ?? whole().getPropertyValue(name)
  return new Proxy(element.style, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue
      const quick = QUICK.get(name === 'pointerEvents' ? 'pointer-events' : name)
      return quick ? quick(element) : Reflect.get(whole(), name)
    },
  })
}

function ownStyle(element: HTMLElement): CSSStyleDeclaration | undefined {
  return element.hasAttribute('style') ? element.style : undefined
}

function inheritedVisibility(element: HTMLElement): string {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const visibility = ownStyle(one)?.visibility
    if (visibility) return visibility
  }
  return ''
}

function displayOf(tagName: string): string {
  const known = byItself.get(tagName)
  if (known !== undefined) return known
  const { display } = compute(bare.body.appendChild(bare.createElement(tagName)))
  byItself.set(tagName, display)
  return display
}
