import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { CONTENT_KINDS, type ContentKindCase, madeParent } from '#testing/content-kinds.ts'

const app = appPerFile()
let admin: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
})

/** Kinds whose lists have no pages: all rows come at once. */
const whole = CONTENT_KINDS.filter(({ entity }) => ['faq-category', 'onboarding-section', 'onboarding-category'].includes(entity))
const cases = whole.map((kind) => ({ kind, path: kind.path }))

async function made(kind: ContentKindCase): Promise<void> {
  const at = kind.parent && { [kind.parent.column]: await madeParent(admin, kind) }
  const rows = [
    ['Order 10', false],
    ['apples', true],
    ['Order 9', true],
    ['Äpfel', false],
  ] as const
  for (const [name, published] of rows) {
    const answer = await admin.post(kind.path, { ...at, translations: { en: kind.texts(name) }, published })
    expect(answer.statusCode).toBe(201)
  }
}

const names = async (url: string, headers = {}) => (await admin.get(url, headers)).json().data.map(({ name }: { name: string }) => name)

describe.each(cases)('$path', ({ kind, path }) => {
  test("is sorted by its texts in the reader's language, and by position unless asked", async () => {
    await made(kind)
    expect(await names(path)).toEqual(['Order 10', 'apples', 'Order 9', 'Äpfel'])
    expect(await names(`${path}?sort=-position`)).toEqual(['Äpfel', 'Order 9', 'apples', 'Order 10'])
    expect(await names(`${path}?sort=name`)).toEqual(['Äpfel', 'apples', 'Order 9', 'Order 10'])
    expect(await names(`${path}?sort=-published,name`)).toEqual(['apples', 'Order 9', 'Äpfel', 'Order 10'])
    expect(await names(`${path}?sort=-name&search=order`)).toEqual(['Order 10', 'Order 9'])
  })
})

test('roles are searched and sorted by their names', async () => {
  expect(await names('/role')).toEqual(['admin', 'organization_admin', 'reporter', 'logist', 'courier', 'security'])
  expect(await names('/role?sort=-name')).toEqual(['security', 'reporter', 'organization_admin', 'logist', 'courier', 'admin'])
  expect(await names('/role?search=admin&sort=-id')).toEqual(['organization_admin', 'admin'])
  expect(await names('/role?search=kurier', { 'accept-language': 'de' })).toEqual(['courier'])
})

/** The specification gives each of them `search` and `sort`. */
test.each([
  '/courier/list',
  '/organization/list',
  '/role',
  '/country',
  '/currency',
  '/language',
  '/order-flow',
  '/kanban',
  '/kanban-card',
  '/order-sub-status',
  '/faq-category',
  '/onboarding/section',
  '/onboarding/category',
  '/i18n/category',
])('%s refuses an unknown sort field', async (path) => {
  expect((await admin.get(`${path}?search=x&sort=-id`)).statusCode).not.toBe(500)
  const answer = await admin.get(`${path}?sort=nonsense`)
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['sort']])
})
