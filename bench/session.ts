/** A signed-in session, for every measured request to our server. */
export interface Visitor {
  readonly url: string
  readonly headers: Record<string, string>
  get(path: string): Promise<unknown>
}

export async function signIn(url: string, who = 'logist'): Promise<Visitor> {
  const guest = await guestCookies(url)
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { ...headersOf(guest), 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@tracklane.test`, password: 'tracklane-demo' }),
  })
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`)
  const headers = headersOf({ ...guest, ...cookiesOf(answer) })
  return { url, headers, get: async (path) => (await fetch(`${url}${path}`, { headers })).json() }
}

/** Returns headers for an attempt to sign in. */
export async function guestHeaders(url: string): Promise<Record<string, string>> {
  return headersOf(await guestCookies(url))
}

async function guestCookies(url: string): Promise<Record<string, string>> {
  return cookiesOf(await fetch(`${url}/sanctum/csrf-cookie`))
}

function cookiesOf(answer: Response): Record<string, string> {
  return Object.fromEntries(answer.headers.getSetCookie().map((cookie) => splitOnce(cookie.split(';')[0] ?? '', '=')))
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

function headersOf(cookies: Record<string, string>): Record<string, string> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return { cookie, 'x-xsrf-token': decodeURIComponent(cookies['XSRF-TOKEN'] ?? ''), 'accept-language': 'en', 'x-tz-name': 'Europe/Berlin' }
}
