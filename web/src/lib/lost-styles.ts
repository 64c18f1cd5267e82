/** What was asked for and did not come. The builder's loader brings a stylesheet once: its part would stand there without it for good. */
const lost = new Set<HTMLLinkElement>()
const coming = new Map<HTMLLinkElement, Promise<void>>()

/** From now on what is lost is noticed. */
export function watchStyles(): void {
  // It does not bubble.
  document.addEventListener('error', noteLost, true)
}

function noteLost({ target }: Event): void {
  if (isStylesheet(target)) lost.add(target)
}

/** Settles when every stylesheet that was lost with the network is there; fails where one is lost again, and may be called again then. */
export async function bringLostStyles(): Promise<void> {
  await Promise.all([...lost].map((link) => coming.get(link) ?? bringAgain(link)))
}

function bringAgain(link: HTMLLinkElement): Promise<void> {
  const next = link.cloneNode() as HTMLLinkElement // of a link, a link
  const promise = new Promise<void>((resolve, reject) => {
    next.onload = () => resolve()
    next.onerror = () => reject(new TypeError(`No stylesheet ${next.href}`))
    link.replaceWith(next)
  }).finally(() => {
    lost.delete(link)
    coming.delete(link)
  })
  coming.set(link, promise)
  return promise
}

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}
