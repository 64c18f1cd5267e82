import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { faqTexts } from '@tracklane/contract/faq'
import { faqCategoryTexts } from '@tracklane/contract/faq-category'
import { onboardingArticleTexts } from '@tracklane/contract/onboarding-article'
import { onboardingCategoryTexts } from '@tracklane/contract/onboarding-category'
import { onboardingSectionTexts } from '@tracklane/contract/onboarding-section'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '#db/seed/reference.ts'
import { sanitizeRichText } from '#platform/rich-text/sanitize.ts'
import { PICTURE_NAMES, PICTURE_SIZE, PICTURES_FOLDER } from './starter-pictures.ts'
import { piecesIn, STARTER_TEXTS } from './starter-pieces.ts'

const LANGUAGES = ['en', 'de', 'es', 'pl', 'uk']
const PIECES = piecesIn(LANGUAGES)
const SCHEMAS = {
  onboarding_sections: onboardingSectionTexts,
  onboarding_categories: onboardingCategoryTexts,
  onboarding_articles: onboardingArticleTexts,
  faq_categories: faqCategoryTexts,
  faqs: faqTexts,
} as const
const countOf = (table: string) => PIECES.filter((piece) => piece.table === table).length
const saidIn = (language: string) =>
  Object.values(CATALOGUES[language] ?? CATALOGUES.de ?? {}).flatMap((phrases) =>
    language === 'en' ? Object.keys(phrases) : Object.values(phrases),
  )
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)

test('there are three sections, fourteen articles and fifteen questions, in five languages', () => {
  expect(Object.keys(STARTER_TEXTS).sort()).toEqual([...LANGUAGES].sort())
  expect(Object.keys(SCHEMAS).map(countOf)).toEqual([3, 6, 14, 4, 15])
  expect(new Set(PIECES.map(({ table, key }) => `${table} ${key}`)).size).toBe(PIECES.length)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PIECES.map((piece) => [`${piece.table} ${piece.key}`, piece] as const))(
    '%s is complete and valid',
    (_name, { table, translations }) => {
      const texts = translations[language] ?? {}
      expect(SCHEMAS[table].row.safeParse({ [language]: texts }).success).toBe(true)
      const english = translations.en ?? {}
      for (const [field, text] of Object.entries(texts)) {
        expect(text.trim(), field).toBe(text)
        expect(text.length, field).toBeGreaterThan(0)
        if (language !== 'en') expect(text, field).not.toBe(english[field])
        if (field !== 'body' && field !== 'answer') continue
        expect(sanitizeRichText(text), field).toBe(text)
        expect(linksOf(text), field).toEqual(linksOf(english[field] ?? ''))
        expect(text, field).not.toContain('picture:')
      }
      if (table === 'onboarding_articles')
        expect(texts.body).toMatch(/<img src="\/api\/upload\/[0-9a-f]{32}\.png" alt="[^"]+" width="1280" height="800">/)
    },
  )

  test('texts in bold are texts of the screens', () => {
    const phrases = saidIn(language)
    const bold = PIECES.flatMap(({ translations }) =>
      Object.values(translations[language] ?? {}).flatMap((text) =>
        [...text.matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, label]) => label ?? ''),
      ),
    )
    expect(bold.length).toBeGreaterThan(100)
    const isSaid = (label: string) => phrases.some((phrase) => asPattern(label).test(phrase))
    expect([...new Set(bold)].filter((label) => label !== '12/10' && !isSaid(label))).toEqual([])
  })

  test('every picture exists, is small, has the stated width and the name in the list', async () => {
    const files = readdirSync(join(PICTURES_FOLDER, language)).sort()
    const names: Readonly<Record<string, string>> = PICTURE_NAMES[language] ?? {}
    expect(files).toEqual(PIECES.flatMap(({ table, key }) => (table === 'onboarding_articles' ? [`${key}.png`] : [])).sort())
    for (const file of files) {
      const path = join(PICTURES_FOLDER, language, file)
      expect(statSync(path).size, file).toBeLessThanOrEqual(90_000)
      const bytes = readFileSync(path)
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height])
      expect(names[file.replace('.png', '')]).toBe(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.png`)
    }
  })
})

/** Makes a pattern with an ellipsis and a number for the parts that vary. */
function asPattern(label: string): RegExp {
  const parts = label.split(/\s*…\s*|\d+ (?=\p{L})/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*'), 'iu')
}
