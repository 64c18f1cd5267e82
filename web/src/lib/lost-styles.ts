type Load = () => Promise<unknown>

interface LostStyle {
  link: HTMLLinkElement
  coming?: Promise<void>
}

/** Whoever it belongs to is not known: that one's load did not fail. */
const PATIENCE = 1_000

/** What was asked for and did not come. The builder's loader brings a stylesheet once: its part would stand there without it for good. */
const lost = new Set<LostStyle>()
/** What was lost while they were loading. */
const missing = new WeakMap<Load, ReadonlySet<LostStyle>>()

/** From now on what is lost is noticed. */
export function watchStyles(): void {
  // It does not bubble.
  document.addEventListener('error', noteLost, true)
}

function noteLost({ target }: Event): void {
  if (isStylesheet(target) && ![...lost].some(({ link }) => link === target)) lost.add({ link: target })
}

/**
 * What `load` brings, once the stylesheets that were lost with it are there; fails where one is lost again, and may be called again then.
 * What was lost with others is asked for again as well, and holds nobody up.
 */
export async function withStyles<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const own = missing.get(load)
  const others = [...lost].filter((style) => !own?.has(style))
  await Promise.all([...lost].filter((style) => own?.has(style)).map(bringAgain))
  if (others.length > 0) await Promise.race([Promise.allSettled(others.map(bringAgain)), pause(PATIENCE)])
  const before = new Set(lost)
  try {
    return await load()
  } catch (error) {
    missing.set(load, new Set([...lost].filter((style) => own?.has(style) || !before.has(style))))
    throw error
  }
}

function bringAgain(style: LostStyle): Promise<void> {
  style.coming ??= brought(style).finally(() => {
    style.coming = undefined
  })
  return style.coming
}

function brought(style: LostStyle): Promise<void> {
  const before = style.link
  const next = before.cloneNode() as HTMLLinkElement // of a link, a link
  style.link = next
  return new Promise((resolve, reject) => {
    next.onload = () => {
      lost.delete(style)
      resolve()
    }
    next.onerror = () => reject(new TypeError(`No stylesheet ${next.href}`))
    before.replaceWith(next)
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}
