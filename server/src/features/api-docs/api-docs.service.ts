import type { Context } from '#platform/context.ts'
import { sessionCookie } from '#platform/session/cookies.ts'
import { docsPage } from './docs-page.ts'
import { intakeScript } from './intake-example.rules.ts'
import { type Installation, openApiDocument } from './openapi.rules.ts'
import type { Json } from './schema.rules.ts'

/** Made once per installation and then shared by all readers. */
const made = new WeakMap<object, { readonly key: string; readonly document: Json; readonly page: string }>()

export function apiDocument(ctx: Context): Json {
  return docsOf(ctx).document
}

export function apiPage(ctx: Context): string {
  return docsOf(ctx).page
}

function docsOf({ platform }: Context): { document: Json; page: string } {
  const installation = placeOf(platform.config)
  const key = JSON.stringify(installation)
  const known = made.get(platform)
  if (known?.key === key) return known
  const document = openApiDocument(installation)
  const page = docsPage(document, intakeScript(installation.api))
  made.set(platform, { key, document, page })
  return { document, page }
}

/** Names the installation by its settings. The Host of a request is never used: any client can choose it. */
function placeOf({ brand, appUrl, port }: Context['platform']['config']): Installation {
  const origin = appUrl ? new URL(appUrl).origin : `http://localhost:${port}`
  return { brand, api: `${origin}/api`, sessionCookie: sessionCookie(origin.startsWith('https:')) }
}
