import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { seedReference } from '#db/seed/reference.ts'
import { emptyPlace } from '#testing/empty-place.ts'
import { deliverStarter } from './starter.ts'

test('an installation from before there were keys gets the starter texts after its own', async () => {
  const { db, close } = await emptyPlace('embedded')
  try {
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= '0042-faq')))
    await sql`insert into faq_categories (translations, position) values ('{"en": {"name": "Ours"}}', 4)`.execute(db)
    await sql`insert into faqs (category_id, translations, position) values (1, '{"en": {"question": "Why?", "answer": "So."}}', 7)`.execute(
      db,
    )
    await migrate(db)
    await seedReference(db)
    await deliverStarter(db)
    const categories = await db.selectFrom('faq_categories').select(['key', 'position', 'published']).orderBy('position').execute()
    expect(categories.map(({ key, position, published }) => `${key} ${position} ${published}`)).toEqual([
      'null 4 false',
      'faq-orders 5 true',
      'faq-board 6 true',
      'faq-couriers 7 true',
      'faq-money 8 true',
    ])
    const own = await db.selectFrom('faqs').select(['position', 'translations']).where('key', 'is', null).execute()
    expect(own).toEqual([{ position: 7, translations: { en: { question: 'Why?', answer: 'So.' } } }])
    expect(await db.selectFrom('onboarding_articles').select('id').execute()).toHaveLength(14)
  } finally {
    await close()
  }
})
