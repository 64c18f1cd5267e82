const QUESTIONS = 1_000
/** The number of different words; each question has one of them. */
const WORDS = 50

/** Each word stands in twenty questions, in the middle of the answer. */
export const FAQ_WORDS: readonly string[] = Array.from({ length: WORDS }, (_, nth) => `needle${String(nth).padStart(2, '0')}x`)

const SENTENCE = 'Look at the <b>order</b> beside the list: its log says who moved it, when, and why it was refused.'

/** Makes a thousand published questions in five languages, each with an answer of a little more than a kilobyte. A second run adds none. */
export const GROW_FAQ = `
  with made as (
    insert into faq_categories (translations, position, published)
    select jsonb_build_object('en', jsonb_build_object('name', 'Bench ' || i)), 100 + i, true from generate_series(1, 10) i
    where (select count(*) from faqs) < ${QUESTIONS}
    returning id, position - 100 as nth
  )
  insert into faqs (category_id, translations, position, published)
  select made.id, (
      select jsonb_object_agg(code, jsonb_build_object(
        'question', 'Bench question ' || i || ' of ' || code,
        'answer', repeat('<p>${SENTENCE}</p>', 5) || '<p>needle' || lpad((i % ${WORDS})::text, 2, '0') || 'x</p>' || repeat('<p>${SENTENCE}</p>', 5)
      )) from unnest(array['en', 'de', 'es', 'pl', 'uk']) code
    ), i, true
  from made join generate_series(1, ${QUESTIONS}) i on i % 10 = made.nth % 10`

const ARTICLES = 500

/** Makes five hundred published articles in five categories and five languages, each of about three kilobytes. A second run adds none. */
export const GROW_ARTICLES = `
  with section as (
    insert into onboarding_sections (translations, position, published)
    select jsonb_build_object('en', jsonb_build_object('name', 'Bench')), 100, true
    where (select count(*) from onboarding_articles) < ${ARTICLES}
    returning id
  ), made as (
    insert into onboarding_categories (section_id, translations, position, published)
    select section.id, jsonb_build_object('en', jsonb_build_object('name', 'Bench ' || i)), i, true from section, generate_series(1, 5) i
    returning id, position as nth
  )
  insert into onboarding_articles (category_id, translations, position, published)
  select made.id, (
      select jsonb_object_agg(code, jsonb_build_object(
        'title', 'Bench article ' || i || ' of ' || code,
        'cover', '',
        'body', repeat('<p>${SENTENCE}</p>', 15) || '<p>needle' || lpad((i % ${WORDS})::text, 2, '0') || 'x</p>' || repeat('<p>${SENTENCE}</p>', 15)
      )) from unnest(array['en', 'de', 'es', 'pl', 'uk']) code
    ), i, true
  from made join generate_series(1, ${ARTICLES}) i on i % 5 = made.nth % 5`
