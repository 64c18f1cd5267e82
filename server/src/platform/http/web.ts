import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { mayBeSignedIn } from '#platform/session/cookies.ts'
import { readAddresses } from './addresses.ts'
import type { App } from './app.ts'
import { answerUnknownRoute } from './error-handler.ts'
import { pagePolicies } from './page-scripts.ts'

const YEAR = 31_536_000
const POLICY = 'content-security-policy'

/**
 * Serves the built web client, and its index for every address that is a page. A browser that asks for another address gets the index
 * with 404: the index then shows that there is no such page.
 */
export async function webRoutes(app: App, root = webRoot()): Promise<void> {
  const addresses = root ? readAddresses(root) : undefined
  app.fastify.setNotFoundHandler((request, reply) => {
    if (!addresses || !isForPeople(request)) return answerUnknownRoute(app.platform, request, reply)
    const path = pathOf(request)
    // Every page leads a guest to the sign-in.
    if (addresses.isPage(path)) return reply.sendFile(addresses.fileOf(mayBeSignedIn(request) ? path : '/login'))
    const page = addresses.leadsTo(path)
    if (page) return reply.redirect(page)
    return wantsHtml(request) ? reply.code(404).sendFile('index.html') : answerUnknownRoute(app.platform, request, reply)
  })
  if (!root) return
  const policyOf = pagePolicies()
  // One route each for the few files with fixed names; any other address is a page or nothing.
  await app.fastify.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['assets/**', 'pages/**'],
    index: false,
    setHeaders(reply, file, { mtimeMs: changedAt }) {
      reply.header('cache-control', 'no-cache')
      const [page] = /^.+\.html(?=$|\.(?:br|gz)$)/.exec(file) ?? []
      const policy = reply.getHeader(POLICY)
      if (page && policy) reply.header(POLICY, policyOf(String(policy), { path: page, changedAt }))
    },
  })
  // One route for all files whose names change with their content.
  await app.fastify.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
  })
}

function isForPeople(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (/^\/(api|sanctum|broadcasting|app|apps|health|assets)(\/|$|\?)/.test(request.url)) return false
  return wantsHtml(request) || request.headers.accept === '*/*'
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url
}

/** Finds the build of the web client: beside the bundle in server/dist, or beside the sources in server/src. */
function webRoot(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (let level = 0; level < 5; level += 1) {
    const candidate = join(folder, 'web', 'dist')
    if (existsSync(join(candidate, 'index.html'))) return candidate
    folder = dirname(folder)
  }
  return undefined
}
