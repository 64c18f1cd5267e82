import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildFaq } from '#testing/build.ts'

const app = appPerFile()
let admin: Visitor
let logist: Visitor

/** An answer in each language: a tag breaks one word, an entity stands before another, a table holds a third. */
const ANSWERS = {
  en: { question: 'Who may take it?', answer: rich('The <strong>cour</strong>ier &amp; the neighbour', 'signature') },
  de: { question: 'Wer darf es annehmen?', answer: rich('Der <strong>Kur</strong>ier &amp; die Nachbarin', 'Straße') },
  es: { question: '¿Quién puede recibirlo?', answer: rich('El <strong>repar</strong>tidor &amp; el vecino', 'dirección') },
  pl: { question: 'Kto może odebrać?', answer: rich('<strong>Kur</strong>ier &amp; sąsiad', 'późno') },
  uk: { question: 'Хто може отримати?', answer: rich('<strong>Кур’</strong>єр &amp; сусід', 'під’їзд') },
}

function rich(sentence: string, cell: string): string {
  return `<p>${sentence}</p><table><tbody><tr><td>${cell}</td></tr></tbody></table><p><a href="/order/kanban?from=hiddenword">→</a></p>`
}

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
  const { 'faq-category': category_id } = await buildFaq(app.world.db)
  const translations = Object.fromEntries(Object.entries(ANSWERS).map(([code, { question, answer }]) => [code, { question, answer }]))
  await admin.post('/faq', { category_id, published: true, translations })
})

async function found(search: string, language: string): Promise<string[]> {
  const answer = await logist.get(`/faq?search=${encodeURIComponent(search)}`, { 'accept-language': language })
  return answer.json().data.map(({ question }: { question: string }) => question)
}

describe.each([
  ['en', ['COURIER', 'courier & the', 'Signature', 'who neighbour']],
  ['de', ['kurier', 'KURIER & die', 'strasse', 'wer nachbarin']],
  ['es', ['repartidor', 'direccion', 'QUIEN', 'vecino recibirlo']],
  ['pl', ['kurier', 'sasiad', 'pozno', 'MOŻE sąsiad']],
  ['uk', ["кур'єр", 'Кур’єр сусід', 'ПІД’ЇЗД', 'хто сусід']],
] as const)('in %s', (language, searches) => {
  test.each(searches)('"%s" finds the question in the displayed words', async (search) => {
    expect(await found(search, language)).toEqual([ANSWERS[language].question])
  })

  test.each(['strong', 'tbody', 'href', 'hiddenword', 'amp', '<p>'])('"%s" is not found in the displayed words', async (search) => {
    expect(await found(search, language)).toEqual([])
  })

  test('words of another language find nothing', async () => {
    const other = language === 'uk' ? 'neighbour' : 'сусід'
    expect(await found(other, language)).toEqual([])
  })
})
