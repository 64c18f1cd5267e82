import { Tooltip } from '@mantine/core'
import { IconFolder, IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FullFaq } from '@tracklane/contract/faq'
import type { ReactNode } from 'react'
import { usePreparing } from '#features/config/config.api.ts'
import { faqCategoryQueries } from '#features/faq-category/faq-category.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { ContentGroups } from '#kit/content-group.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { TranslatedPage } from '#kit/translated-page.tsx'
import { useT } from '#lib/i18n.ts'
import { anyRow } from '#ui/filters/filter-kind.ts'
import { PageTabs } from '#ui/page-tabs.tsx'
import { beingPrepared } from '#ui/preparing.ts'
import { RowMarks } from '#ui/translations-field/row-marks.tsx'
import { faqQueries, usePlaceFaqs } from './faq.api.ts'
import classes from './faq.module.css'
import { FaqEdit, NewFaq } from './faq-drawer.tsx'
import { begunOf } from './faq-fields.tsx'
import { FaqIndexSearch } from './faq-search.ts'
import { MissedSearches } from './missed-searches.tsx'
import { UnhelpfulFaqs } from './unhelpful-faqs.tsx'

/** The screen /faq-admin/faq: the questions by category, the unhelpful ones, and searches of readers without a result. */
export function FaqIndexPage() {
  const t = useT()
  const { search } = useListSearch(FaqIndexSearch)
  const title = t('faq', 'FAQ questions')
  const lists = [
    { tab: undefined, label: t('faq', 'Questions') },
    { tab: 'unhelpful', label: t('faq', 'Not helpful') },
    { tab: 'missed', label: t('faq', 'Searches without result') },
  ]
  const tabs = <PageTabs label={title} tabs={lists} current={search.tab} />
  if (search.tab === 'missed') return <MissedSearches title={title} tabs={tabs} />
  return search.tab === 'unhelpful' ? <UnhelpfulFaqs title={title} tabs={tabs} /> : <Questions title={title} tabs={tabs} />
}

function Questions({ title, tabs }: { title: string; tabs: ReactNode }) {
  const t = useT()
  const list = useListSearch(FaqIndexSearch)
  const faqs = useQuery(faqQueries.list())
  const categories = useQuery(faqCategoryQueries.list())
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const place = usePlaceFaqs()
  const isPreparing = usePreparing(faqQueries.all(), faqCategoryQueries.all())
  return (
    <TranslatedPage
      title={title}
      list={list}
      query={faqs}
      parents={categories}
      find={{ label: t('faq', 'Search questions'), placeholder: t('faq', 'Search the FAQ') }}
      filters={[anyRow('category_id', { label: t('faq', 'Category'), icon: IconFolder, rows: categories.data ?? [] })]}
      languages={languages}
      addLabel={t('faq', 'New question')}
      none={
        isPreparing
          ? beingPrepared(t)
          : { title: t('faq', 'No questions yet'), text: t('faq', 'Make a category first: every question belongs to one.') }
      }
      tabs={tabs}
      isRoomy
      create={(from) => <NewFaq key={from} from={from} begun={begunOf(list.begun)} onClose={list.close} />}
      edit={(id) => <FaqEdit key={id} id={id} onClose={list.close} />}
    >
      {(shown, isWhole) => (
        <ContentGroups
          parents={categories.data ?? []}
          rows={shown}
          parentOf={({ category_id }) => category_id}
          showsEmpty={!list.hasFilters}
          nameOf={({ question }) => question}
          onPlace={(ids) => place.mutate(ids)}
          isDisabled={!isWhole}
          onOpen={list.open}
          onAdd={list.openCopy}
          none={t('faq', 'No questions yet')}
          marks={(faq) => (
            <RowMarks row={faq} languages={languages}>
              <FaqVoices faq={faq} />
            </RowMarks>
          )}
        />
      )}
    </TranslatedPage>
  )
}

/** Counts of readers' votes; nothing without votes. */
function FaqVoices({ faq: { helpful = 0, not_helpful = 0 } }: { faq: FullFaq }) {
  const t = useT()
  if (helpful + not_helpful === 0) return null
  const text = t('faq', 'Helped {helpful, number}, did not help {not_helpful, number}', { helpful, not_helpful })
  return (
    <Tooltip label={text}>
      <span className={classes.voices}>
        <span className="visually-hidden">{text}</span>
        <span className={classes.voice} aria-hidden>
          <IconThumbUp size={14} />
          {helpful}
        </span>
        <span className={classes.voice} aria-hidden>
          <IconThumbDown size={14} />
          {not_helpful}
        </span>
      </span>
    </Tooltip>
  )
}
