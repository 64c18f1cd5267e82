import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FullFaqCategory } from '@tracklane/contract/faq-category'
import { usePreparing } from '#features/config/config.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { useListSearch } from '#kit/list-search.ts'
import { TranslatedListPage } from '#kit/translated-list-page.tsx'
import { useT } from '#lib/i18n.ts'
import { beingPrepared } from '#ui/preparing.ts'
import { faqCategoryQueries, usePlaceFaqCategories } from './faq-category.api.ts'
import { FaqCategoryEdit, NewFaqCategory } from './faq-category-drawer.tsx'
import { FaqCategorySearch } from './faq-category-search.ts'

/** The screen /faq-admin/category/: the categories of the questions. */
export function FaqCategoryPage() {
  const t = useT()
  const list = useListSearch(FaqCategorySearch)
  const rows = useQuery(faqCategoryQueries.list())
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const place = usePlaceFaqCategories()
  const isPreparing = usePreparing(faqCategoryQueries.all())
  return (
    <TranslatedListPage
      title={t('faq', 'FAQ categories')}
      list={list}
      query={rows}
      find={{ label: t('record', 'Search categories'), placeholder: t('faq', 'Name') }}
      languages={languages}
      addLabel={t('record', 'New category')}
      none={
        isPreparing
          ? beingPrepared(t)
          : { title: t('faq', 'No categories yet'), text: t('faq', 'Add the first one: every question belongs to a category.') }
      }
      create={() => <NewFaqCategory onClose={list.close} />}
      edit={(id) => <FaqCategoryEdit key={id} id={id} onClose={list.close} />}
      nameOf={({ name }) => name}
      onPlace={(ids) => place.mutate(ids)}
      detail={(row) => <Questions row={row} />}
    />
  )
}

function Questions({ row: { id, questions } }: { row: FullFaqCategory }) {
  const t = useT()
  return (
    <Link to="/faq-admin/faq" search={{ category_id: [id] }}>
      {t('faq', '{count, plural, one {# question} other {# questions}}', { count: questions })}
    </Link>
  )
}
