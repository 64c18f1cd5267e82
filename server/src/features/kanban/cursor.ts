import { phrase } from '@tracklane/contract/kit/phrase'
import { z } from 'zod'
import { invalid } from '#platform/errors.ts'
import type { CardPlace } from './kanban-orders.queries.ts'

/** Beyond this a number no longer counts every microsecond; it is the year 2255. */
const LATEST = 9_000_000_000_000_000
const MAX_ID = 2_147_483_647

const Place = z.tuple([z.number().int().min(-LATEST).max(LATEST), z.number().int().min(1).max(MAX_ID)])

/** Opaque to clients: where the shown cards of a column end. */
export function writeCursor({ changed, id }: CardPlace): string {
  return Buffer.from(JSON.stringify([changed, id])).toString('base64url')
}

export function readCursor(cursor: string): CardPlace {
  const place = Place.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!place.success) throw invalid({ cursor: phrase('validation', 'This value is not valid') })
  const [changed, id] = place.data
  return { changed, id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
