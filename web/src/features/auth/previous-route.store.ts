import { onPersonGone } from '#lib/person-changed.ts'

const KEY = 'previous-route'

onPersonGone(({ mayReturn }) => {
  if (!mayReturn) sessionStorage.removeItem(KEY)
})

/** Remembers where a person was going before the sign-in came between; for this tab only. */
export function setPreviousRoute(href: string): void {
  if (isOwnPath(href)) sessionStorage.setItem(KEY, href)
}

/** Where to go after signing in: where the person was going, else home. Asked once. */
export function takePreviousRoute(): string {
  const href = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return href && isOwnPath(href) ? href : '/'
}

/** A path of this origin: "//host" and "/\host" are other hosts to a browser. */
function isOwnPath(href: string): boolean {
  return href.startsWith('/') && new URL(href, location.origin).origin === location.origin && !/^\/[/\\]/.test(href)
}
