import { onPersonGone } from '#lib/person-changed.ts'

const KEY = 'previous-route'

onPersonGone(({ mayReturn }) => {
  if (!mayReturn) sessionStorage.removeItem(KEY)
})

/** Remembers the person's destination before the sign-in; only in this tab. */
export function setPreviousRoute(href: string): void {
  if (isOwnPath(href)) sessionStorage.setItem(KEY, href)
}

/** Returns the destination after the sign-in: the remembered one, else home. Forgets it. */
export function takePreviousRoute(): string {
  const href = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return href && isOwnPath(href) ? href : '/'
}

/** Returns whether it is a path of this origin: "//host" and "/\host" are other hosts for a browser. */
function isOwnPath(href: string): boolean {
  return href.startsWith('/') && new URL(href, location.origin).origin === location.origin && !/^\/[/\\]/.test(href)
}
