/* global FILES, ENTRY, VERSION: written above this by build/offline.ts */
const CACHE = `shell-${VERSION}`
/** Longer than this nobody waits for a bad network. */
const PATIENCE = 4000
/** Answers of a proxy that finds no server behind it. */
const AWAY = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !/^\/(api|sanctum|broadcasting|app|apps|health)(\/|$)/.test(pathname)) event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(asset(request))
})

/** All of one build or nothing: in the middle of a deployment the page may be newer than this list. */
async function install() {
  const index = await fetch('/', { cache: 'reload' })
  if (!(await index.clone().text()).includes(ENTRY)) throw new Error('The page is of another build')
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  await cache.put('/', index)
  await self.skipWaiting()
}

/** Files that an open page of the build before still asks for are gone, as after every deployment: that page reloads itself. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

async function page(request) {
  const answer = await answerTo(request)
  if (answer && !AWAY.includes(answer.status)) return answer
  return (await kept('/')) ?? answer ?? Response.error()
}

/** Only its beginning is waited for: what has begun to come may take as long as it likes. Undefined: nobody answers. */
async function answerTo(request) {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), PATIENCE)
  try {
    return await fetch(request, { signal: ended.signal })
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** A name with a hash never changes its content. Once the person has left and all is thrown away, nothing is kept any more. */
async function asset(request) {
  const known = await kept(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && (await caches.has(CACHE))) await keep(request, answer.clone())
  return answer
}

/** The person may leave between the look and this: to open makes the cache anew then, without its page. */
async function keep(request, answer) {
  const cache = await caches.open(CACHE)
  if (await cache.match('/')) await cache.put(request, answer)
  else await caches.delete(CACHE)
}

function kept(request) {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true })
}
