import { UPLOAD_PATH } from '@tracklane/contract/kit/rich-text'
import { beforeEach, expect, test } from 'vitest'
import { removeOrphans } from '#features/upload/upload.service.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { madeRow, ONBOARDING_KINDS } from '#testing/content-kinds.ts'
import { formOf, PICTURE } from '#testing/form.ts'

const app = appPerFile()
const [, , ARTICLE] = ONBOARDING_KINDS
const ABSENT = `${UPLOAD_PATH}${'0'.repeat(32)}.png`
let admin: Visitor
let logist: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
})

async function uploaded(): Promise<string> {
  const { payload, type } = formOf([{ part: 'image', ...PICTURE }])
  const headers = { ...(await app.credentials('admin')), 'content-type': type }
  const answer = await app.app.fastify.inject({ method: 'POST', url: '/api/onboarding/article/upload', headers, payload })
  return answer.json().file
}

const texts = (cover: unknown, body = '<p>Look</p>') => ({ title: 'Look', body, cover })

/** Sweeps like after a day without any change of a text. */
async function sweep(): Promise<void> {
  const long = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
  await app.world.db.updateTable('uploads').set({ created_at: long, used_at: long }).execute()
  await removeOrphans(app.app.platform)
}

const isThere = async (file: string) => (await logist.get(file.replace('/api', ''))).statusCode === 200

test('each language has its own cover; one without shows that of the source language', async () => {
  const [en, de] = [await uploaded(), await uploaded()]
  const { id } = await madeRow(admin, ARTICLE, { translations: { en: texts(en), de: texts(de), pl: texts('') } })
  const cover = async (language: string) =>
    (await logist.get(`/onboarding/article/${id}`, { 'accept-language': language })).json().data.cover
  expect(await Promise.all(['en', 'de', 'pl', 'es'].map(cover))).toEqual([en, de, en, en])
  expect((await logist.get('/onboarding/article')).json().data[0].cover).toBe(en)
  const written = (await admin.get(`/onboarding/article/${id}/full`)).json().data.translations
  expect([written.de.cover, written.pl.cover]).toEqual([de, ''])
})

test('a cover is kept as long as an article shows it, like pictures in texts', async () => {
  const [cover, inside, unused] = [await uploaded(), await uploaded(), await uploaded()]
  const { id } = await madeRow(admin, ARTICLE, { translations: { en: texts(cover, `<p><img src="${inside}"></p>`) } })
  await sweep()
  expect(await Promise.all([cover, inside, unused].map(isThere))).toEqual([true, true, false])
  await admin.put(`/onboarding/article/${id}`, { translations: { en: texts('') } })
  await sweep()
  expect(await Promise.all([cover, inside].map(isThere))).toEqual([false, false])
})

test('saving an unused cover keeps it from being deleted', async () => {
  const cover = await uploaded()
  const { id } = await madeRow(admin, ARTICLE)
  const long = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
  await app.world.db.updateTable('uploads').set({ created_at: long, used_at: long }).execute()
  const [saved] = await Promise.all([
    admin.put(`/onboarding/article/${id}`, { translations: { en: texts(cover) } }),
    removeOrphans(app.app.platform),
  ])
  expect(await isThere(cover)).toBe(saved.statusCode === 200)
  expect([200, 422]).toContain(saved.statusCode)
})

test.each([
  ['the path of none that is there', ABSENT],
  ['a picture of somebody else', 'https://elsewhere.example/t.png'],
  ['one of another host', '//elsewhere.example/api/upload/x.png'],
  ['a script', 'javascript:alert(1)'],
  ['a path that leads out', `${UPLOAD_PATH}../user/profile`],
  ['one in a query', `/x?${ABSENT}`],
  ['one with more behind it', `${ABSENT}?x`],
  ['a name of every object', '__proto__'],
  ['a list', [[ABSENT]]],
  ['a number', 7],
])('%s is refused at its field', async (_, cover) => {
  const { id } = await madeRow(admin, ARTICLE)
  const answer = await admin.put(`/onboarding/article/${id}`, { translations: { de: texts(cover) } })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['translations.de.cover']])
  expect((await admin.get(`/onboarding/article/${id}/full`)).json().data).toMatchObject({ version: 1, translations: { en: {} } })
})

test('a deleted picture is reported at each field that shows it', async () => {
  const answer = await admin.post('/onboarding/article', {
    category_id: (await madeRow(admin, ARTICLE)).category_id,
    translations: { en: texts(ABSENT, `<p><img src="${ABSENT}"></p>`) },
  })
  expect(answer.json().errors).toEqual({
    'translations.en.body': ['A picture in this text is no longer there: remove it, or upload it again'],
    'translations.en.cover': ['This picture is not there: upload it again'],
  })
})

test('a foreign address written past the server is not shown', async () => {
  const { id } = await madeRow(admin, ARTICLE)
  const translations = JSON.stringify({ en: texts('https://elsewhere.example/t.png') })
  await app.world.db.updateTable('onboarding_articles').set({ translations }).where('id', '=', id).execute()
  expect((await logist.get('/onboarding/article')).json().data[0].cover).toBeNull()
  expect((await logist.get(`/onboarding/article/${id}`)).json().data.cover).toBeNull()
  expect((await admin.get(`/onboarding/article/${id}/full`)).json().data.translations.en.cover).toBe('')
})
