import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { App } from '#platform/http/app.ts'

type Headers = Record<string, string>

/** A browser with an empty cookie jar: it keeps cookies and echoes the CSRF token, like the web client. */
export interface Browser {
  readonly jar: Map<string, string>
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>
  put(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>
  /** Fetches the CSRF cookie first, like every sign-in. */
  login(email: string, password: string, headers?: Headers): Promise<LightMyRequestResponse>
}

export function browser(app: App): Browser {
  const jar = new Map<string, string>()

  async function send(method: InjectOptions['method'], url: string, headers: Headers, body?: object): Promise<LightMyRequestResponse> {
    const answer = await app.fastify.inject({ method, url, headers: { ...carried(jar), ...headers }, ...(body ? { payload: body } : {}) })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  return {
    jar,
    get: (url, headers = {}) => send('GET', url, headers),
    post: (url, body, headers = {}) => send('POST', url, headers, body),
    put: (url, body, headers = {}) => send('PUT', url, headers, body),
    delete: (url, headers = {}) => send('DELETE', url, headers),
    async login(email, password, headers = {}) {
      await send('GET', '/sanctum/csrf-cookie', headers)
      return send('POST', '/api/user/login', headers, { email, password })
    },
  }
}

function carried(jar: ReadonlyMap<string, string>): Headers {
  if (jar.size === 0) return {}
  const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const token = jar.get('XSRF-TOKEN')
  return token === undefined ? { cookie } : { cookie, 'x-xsrf-token': token }
}
