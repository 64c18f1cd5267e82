import type { Faq } from '@tracklane/contract/faq'

const ROW: Faq = {
  id: 5,
  key: null,
  category_id: 1,
  category: 'Orders',
  question: 'Why?',
  answer: '<p>So.</p>',
  language: 'en',
  position: 1,
  published: true,
  voice: null,
  created_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-03-01T08:00:00.000Z',
  version: 1,
}

/** Makes a question for a reader. */
export function faqRow(row: Partial<Faq> = {}): Faq {
  return { ...ROW, ...row }
}
