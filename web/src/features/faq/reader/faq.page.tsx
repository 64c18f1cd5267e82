import { Button, Skeleton } from '@mantine/core'
import { IconHelpCircle, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Faq } from '@tracklane/contract/faq'
import type { FaqCategory } from '@tracklane/contract/faq-category'
import type { KnowledgeHit } from '@tracklane/contract/knowledge'
import { useState } from 'react'
import { usePreparing } from '#features/config/config.api.ts'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { readGroups } from '#features/faq/faq-reading.rules.ts'
import { knowledgeQueries, useNoteMissed } from '#features/knowledge/knowledge.api.ts'
import { KnowledgeHits } from '#features/knowledge/knowledge-hits.parts.tsx'
import { foundWords } from '#features/knowledge/marks.rules.ts'
import { NothingFound } from '#features/knowledge/nothing-found.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { beingPrepared } from '#ui/preparing.ts'
import { SearchField } from '#ui/search-field.tsx'
import { FaqItem } from './faq-item.tsx'
import { FaqNav } from './faq-nav.tsx'
import classes from './faq-reader.module.css'
import { FaqReaderSearch } from './faq-reader-search.ts'

/** The screen /faq: the questions by category, and a search in questions and articles. */
export function FaqPage() {
  const t = useT()
  const [{ search, category }, patch] = useFilter(FaqReaderSearch)
  const list = useQuery(faqReaderQueries.list())
  const knowledge = useQuery({ ...knowledgeQueries.search(search ?? ''), enabled: Boolean(search) })
  const categories = useQuery(faqReaderQueries.categories())
  useUntilAnswered([list, ...(search ? [knowledge] : []), categories])
  const asked = search ? knowledge : list
  const words = search ? (knowledge.data?.search ?? '') : ''
  const hits = (search && knowledge.data?.hits) || []
  const articles = hits.filter(({ kind }) => kind === 'article')
  const faqs = search ? answering(list.data ?? [], hits) : (list.data ?? [])
  const isThere = list.data !== undefined && asked.data !== undefined
  useNoteMissed(words, !isThere || asked.isPlaceholderData || words !== search || hits.length > 0)
  const countOf = (id?: number) => (id === undefined ? faqs : faqs.filter(({ category_id }) => category_id === id)).length
  const named = categories.data?.filter(({ id, questions }) => questions > 0 || id === category)
  const failed = [list, asked].find(({ error, data }) => error && !data)
  const clear = () => void patch({ search: undefined, category: undefined })
  return (
    <>
      <PageHead title={t('menu', 'FAQ')}>
        <SearchField
          value={search ?? ''}
          onChange={(text) => patch({ search: text || undefined })}
          label={t('faq', 'Search questions')}
          placeholder={t('faq', 'Search the FAQ')}
        />
      </PageHead>
      <div className={classes.page}>
        <FaqNav categories={named ?? (categories.error ? [] : undefined)} current={category} search={search} countOf={countOf} />
        <div
          className={classes.found}
          data-stale={asked.isPlaceholderData || undefined}
          data-found-by={isThere && !asked.isPlaceholderData ? (search ?? '') : undefined}
          aria-busy={asked.isFetching}
        >
          <Announced words={words} count={isThere ? countOf(category) : undefined} />
          {failed ? (
            <ErrorState message={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
          ) : !isThere ? (
            <Skeletons />
          ) : countOf(category) > 0 ? (
            <FaqGroups faqs={faqs} category={category} searchOf={searchOf(hits)} categories={categories.data} />
          ) : faqs.length > 0 ? (
            <NothingInCategory found={faqs.length} onAll={() => void patch({ category: undefined })} />
          ) : words && articles.length === 0 ? (
            <NothingFound search={words} clearLabel={t('faq_reader', 'Show all questions')} onClear={clear} />
          ) : (
            !words && <NothingWritten />
          )}
          {isThere && articles.length > 0 && (
            <section className={classes.group}>
              <h2 className={classes.category}>{t('knowledge', 'Articles')}</h2>
              <KnowledgeHits hits={articles} label={t('knowledge', 'Articles')} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

/** Returns the found questions, the best first. */
function answering(faqs: readonly Faq[], hits: readonly KnowledgeHit[]): Faq[] {
  return hits.flatMap(({ kind, id }) => (kind === 'faq' ? faqs.filter((faq) => faq.id === id) : []))
}

/** Returns a function with the found words of each question, which are marked. */
function searchOf(hits: readonly KnowledgeHit[]): (faq: Faq) => string {
  const words = new Map(hits.flatMap((hit) => (hit.kind === 'faq' ? [[hit.id, foundWords(hit)] as const] : [])))
  return ({ id }) => words.get(id) ?? ''
}

/** The number of results, shown and announced. */
function Announced({ words, count }: { words: string; count: number | undefined }) {
  const t = useT()
  const text =
    count === undefined
      ? ''
      : words
        ? t('faq_reader', '{count, plural, one {# question} other {# questions}} with “{search}”', { count, search: words })
        : t('faq', '{count, plural, one {# question} other {# questions}}', { count })
  return (
    <p className={classes.announced} role="status">
      {text}
    </p>
  )
}

function Skeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height={48} />
      ))}
    </div>
  )
}

interface FaqGroupsProps {
  faqs: readonly Faq[]
  /** Shows only this category; all without it. */
  category: number | undefined
  /** Returns the words to mark in a question and its answer. */
  searchOf: (faq: Faq) => string
  /** The categories, each with the language of its name. */
  categories: readonly FaqCategory[] | undefined
}

/** The found questions by category. An open one stays open during another search. */
function FaqGroups({ faqs, category, searchOf, categories }: FaqGroupsProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) => setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return readGroups(faqs)
    .filter(({ id }) => category === undefined || id === category)
    .map((group) => (
      <section key={group.id} className={classes.group} aria-labelledby={`faq-category-${group.id}`}>
        <h2 id={`faq-category-${group.id}`} className={classes.category} lang={categories?.find(({ id }) => id === group.id)?.language}>
          {group.name}
        </h2>
        <ul className={classes.items}>
          {group.faqs.map((faq) => (
            <FaqItem key={faq.id} faq={faq} search={searchOf(faq)} isOpen={open.has(faq.id)} onToggle={() => toggle(faq.id)} />
          ))}
        </ul>
      </section>
    ))
}

function NothingWritten() {
  const t = useT()
  const isPreparing = usePreparing(...faqReaderQueries.all())
  const none = {
    title: t('faq_reader', 'No questions are answered here yet'),
    text: t('faq_reader', 'As soon as an administrator publishes the first answer, it stands here.'),
  }
  const { title, text } = isPreparing ? beingPrepared(t) : none
  return (
    <EmptyState title={title} icon={<IconHelpCircle size={32} stroke={1.5} />}>
      {text}
    </EmptyState>
  )
}

function NothingInCategory({ found, onAll }: { found: number; onAll: () => void }) {
  const t = useT()
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('faq_reader', 'Look in all categories')}
    </Button>
  )
  return (
    <EmptyState title={t('faq_reader', 'Nothing in this category')} icon={<IconSearchOff size={32} stroke={1.5} />} action={all}>
      {t('faq_reader', 'In all categories: {count, plural, one {# question} other {# questions}}.', { count: found })}
    </EmptyState>
  )
}
