import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './kit/endpoint.ts'

/** Fields that the server sets in every row. */
const MADE = [
  'id',
  'created_at',
  'updated_at',
  'version',
  'is_default',
  'key',
  'language',
  'last_login_at',
  'last_seen_at',
  'onboarding',
  'invited',
]
/** Fields of a row about other rows. */
const TOLD = [
  'organization',
  'country',
  'country_name',
  'currency_code',
  'user',
  'users',
  'section',
  'category',
  'people',
  'signing_in',
  'tokens',
  'courier',
]
/** Fields that are counted. */
const COUNTED = [
  'questions',
  'categories',
  'articles',
  'read',
  'total',
  'voice',
  'helpful',
  'not_helpful',
  'phrases',
  'translated',
  'open_orders',
]
/** Texts in the reader's language; `translations` writes them. */
const READ = ['name', 'description', 'question', 'answer', 'title', 'body', 'cover', 'section_id']

/** Fields of a row that its PUT does not take, because they never change or have calls of their own. A PUT takes all other fields. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  '/issue/:id': ['user_id', 'message', 'url', 'user_agent', 'app_version', 'handled_at', 'handled_by'],
  '/i18n/source/:id': ['message', 'missing_in', 'first_seen_at', 'last_seen_at', 'last_seen_path', 'seen_count'],
  '/onboarding/article/:id': ['languages'],
  '/language/:id': ['char_code', 'source_language'],
  '/user/:id': ['name', 'theme', 'courier_id'],
  '/order-flow/:id': ['organization_id', 'country_id'],
  '/order-flow/:flowId/link/:id': ['flow_id'],
  '/courier/:id': ['name', 'organization_id', 'country_id'],
  '/order-sub-status/:id': ['status_id', 'organization_id'],
  '/courier-order/:id': ['order_id', 'order_version'],
  '/kanban/:id': ['organization_id', 'country_id'],
  '/kanban-card/:id': ['organization_id', 'country_id'],
  '/notification/template/:id': ['event', 'channel', 'audience', 'languages'],
  '/order/:id': [
    ...[
      'organization_id',
      'country_id',
      'flow_id',
      'track',
      'status_id',
      'status',
      'sub_status_id',
      'sub_status',
      'products_amount',
      'total',
    ],
    ...[
      'delivered_at',
      'courier_order_id',
      'courier_id',
      'attempts',
      'last_reason',
      'paid',
      'paid_at',
      'handover',
      'archived',
      'archived_at',
      'deleted',
    ],
    ...['postcode', 'town'], // read from the address
    ...['deleted_at', 'label_printed_at', 'status_changed_at', 'transitions', 'refused'],
  ],
}

type Shape = Readonly<Record<string, unknown>>

function shapeOf(schema: unknown): Shape {
  const { shape, innerType, in: from } = ((schema as z.ZodType | undefined)?._zod.def ?? {}) as Record<string, unknown> // the inside of any zod schema
  if (shape) return shape as Shape
  return innerType || from ? shapeOf(innerType ?? from) : {}
}

const updates = Object.values(endpoints as readonly Endpoint[]).filter(
  ({ method, path }) => method === 'PUT' && /^(?:\/[\w-]+)+\/:id$/.test(path) && !path.includes('change-'),
)

test.each(updates)('every field of a row of $path can be set by its PUT, or is in the table', ({ path, body, reply }) => {
  const row = Object.keys(shapeOf(shapeOf(reply).data))
  const taken = Object.keys(shapeOf(body))
  const known = [...taken, ...MADE, ...TOLD, ...COUNTED, ...(taken.includes('translations') ? READ : []), ...(ELSEWHERE[path] ?? [])]
  expect(row.length).toBeGreaterThan(0)
  expect(row.filter((field) => !known.includes(field))).toEqual([])
})
