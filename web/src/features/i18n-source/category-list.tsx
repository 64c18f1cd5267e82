import { NativeSelect } from '@mantine/core'
import type { PhraseCategory } from '@tracklane/contract/i18n-source'
import { formatNumber } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import classes from './category-list.module.css'
import { CATEGORIES_IN, categoryWords } from './category-words.rules.ts'
import { completeness, missingOf } from './next-missing.rules.ts'

interface CategoriesProps {
  categories: readonly PhraseCategory[]
  /** Languages whose missing phrases are counted. */
  codes: readonly string[]
  chosen: string | undefined
  onChoose: (name: string | undefined) => void
}

/** Every category with its share of translations, and the total. */
export function CategoryList({ categories, codes, chosen, onChoose }: CategoriesProps) {
  const t = useT()
  return (
    <nav className={classes.list} aria-label={t('phrases', 'Categories')}>
      <Entry
        name={t('phrases', 'All')}
        {...summed(categories, codes)}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {categories.map((category) => (
        <Entry
          key={category.id}
          name={categoryWords(category.name)}
          lang={CATEGORIES_IN}
          {...summed([category], codes)}
          isChosen={chosen === category.name}
          onChoose={() => onChoose(category.name)}
        />
      ))}
    </nav>
  )
}

interface EntryProps {
  name: string
  lang?: string
  total: number
  percent: number
  isChosen: boolean
  onChoose: () => void
}

function Entry({ name, lang, total, percent, isChosen, onChoose }: EntryProps) {
  const language = useLanguage()
  return (
    <button type="button" className={classes.entry} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      <span className={classes.name} lang={lang}>
        {name}
      </span>
      <span className={classes.percent}>{percent < 100 && `${percent}%`}</span>
      <span className={classes.total}>{formatNumber(language, total)}</span>
    </button>
  )
}

/** The categories as a select, where there is no room at the side. */
export function CategorySelect({ categories, codes, chosen, onChoose }: CategoriesProps) {
  const t = useT()
  const label = (name: string, parts: readonly PhraseCategory[]) => {
    const { percent } = summed(parts, codes)
    return percent < 100 ? `${name} · ${percent}%` : name
  }
  const all = { value: '', label: label(t('phrases', 'All categories'), categories) }
  const each = categories.map((category) => ({
    value: category.name,
    label: label(categoryWords(category.name), [category]),
    lang: CATEGORIES_IN,
  }))
  return (
    <NativeSelect
      className={classes.select}
      aria-label={t('phrases', 'Category')}
      data={[all, ...each]}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    />
  )
}

function summed(categories: readonly PhraseCategory[], codes: readonly string[]) {
  const total = categories.reduce((sum, one) => sum + one.total, 0)
  const missing = categories.reduce((sum, one) => sum + missingOf(one.missing, codes), 0)
  return { total, percent: completeness(total * codes.length, missing) }
}
