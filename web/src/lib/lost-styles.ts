type Load = () => Promise<unknown>

interface LostStyle {
  link: HTMLLinkElement
  coming?: Promise<void>
}

/** The longest wait for stylesheets of other parts: this part does not need them for its load. */
const PATIENCE = 1_000

/** Stylesheets that failed to load. The loader of the builder asks only once: without this set the part would stay unstyled. */
const lost = new Set<LostStyle>()
/** Stylesheets that failed while a part was loading. */
const missing = new WeakMap<Load, ReadonlySet<LostStyle>>()

/** Starts to note stylesheets that fail to load. */
export function watchStyles(): void {
  // The event does not bubble.
  document.addEventListener('error', noteLost, true)
}

function noteLost({ target }: Event): void {
  if (isStylesheet(target) && ![...lost].some(({ link }) => link === target)) lost.add({ link: target })
}

/**
 * Loads the part, after the stylesheets that it lost before. Fails where a stylesheet is lost again, and may then be called again.
 * Stylesheets of other parts are asked for again too, with a limit of time.
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
  const next = before.cloneNode() as HTMLLinkElement // the clone of a link is a link
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
