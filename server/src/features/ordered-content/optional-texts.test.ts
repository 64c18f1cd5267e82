import { expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { CONTENT_KINDS, type ContentKindCase, madeParent } from '#testing/content-kinds.ts'

const app = appPerFile()

/** Fields that may be empty, and a value for each. */
const OPTIONAL: Readonly<Record<string, { readonly field: string; readonly value: string }>> = {
  'onboarding-section': { field: 'description', value: 'What it is about' },
  'onboarding-article': { field: 'cover', value: `/api/upload/${'0f'.repeat(16)}.gif` },
}

const cases = CONTENT_KINDS.flatMap((kind) => (OPTIONAL[kind.entity] ? [{ kind, entity: kind.entity, ...OPTIONAL[kind.entity] }] : []))

async function keepPicture(): Promise<void> {
  const bytes = Buffer.from('GIF89a')
  const picture = { name: `${'0f'.repeat(16)}.gif`, type: 'gif' as const, bytes, size: bytes.byteLength, owner_id: null }
  await app.world.db.insertInto('uploads').values(picture).execute()
}

function without(kind: ContentKindCase, field: string, name = 'One') {
  const { [field]: _, ...texts } = kind.texts(name)
  return texts
}

test.each(cases)(
  '$field of $entity need not be said: it is empty, stays, and null empties it',
  async ({ kind, field = '', value = '' }) => {
    await keepPicture()
    const admin = await app.as('admin')
    const at = kind.parent && { [kind.parent.column]: await madeParent(admin, kind) }
    const made = await admin.post(kind.path, { ...at, translations: { en: without(kind, field) } })
    expect([made.statusCode, made.json().data?.translations.en[field]]).toEqual([201, ''])
    const { id } = made.json().data
    const put = async (texts: object, code = 'en') => (await admin.put(`${kind.path}/${id}`, { translations: { [code]: texts } })).json()
    expect((await put({ ...without(kind, field), [field]: value })).data.translations.en[field]).toBe(value)
    const renamed = (await put(without(kind, field, 'Two'))).data.translations.en
    expect([renamed[kind.name], renamed[field]]).toEqual(['Two', value])
    expect((await put(without(kind, field, 'Zwei'), 'de')).data.translations.de[field]).toBe('')
    expect((await put({ ...without(kind, field), [field]: null })).data.translations.en[field]).toBe('')
    expect((await put({ [field]: value })).errors).toHaveProperty(`translations.en.${kind.name}`)
    expect(Object.keys((await put({ ...without(kind, field), [field]: 7 })).errors)).toEqual([`translations.en.${field}`])
  },
)
