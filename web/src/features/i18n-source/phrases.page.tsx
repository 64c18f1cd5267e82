import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Language } from '@tracklane/contract/i18n'
import { Suspense } from 'react'
import { useT } from '#lib/i18n.ts'
import { Pager } from '#ui/data-table/pager.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { part } from '#ui/part.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useCards } from '#ui/use-cards.ts'
import { CategoryList } from './category-list.tsx'
import { NewPhrase } from './new-phrase.tsx'
import { type Cell, missingOf } from './next-missing.rules.ts'
import { PhraseCards } from './phrase-cards.tsx'
import { PhraseGrid } from './phrase-grid.tsx'
import classes from './phrases.module.css'
import { PhrasesHead } from './phrases-head.tsx'
import { useNextMissing } from './use-next-missing.ts'
import { missingCodes, type Phrases, usePhrases } from './use-phrases.ts'

/** Loaded together with the parser of ICU messages. */
const PhraseEditor = part(async () => ({ default: (await import('./phrase-editor.tsx')).PhraseEditor }))

/** The screen /i18n/phrases/: every text of the interface in every language. */
export function PhrasesPage() {
  const t = useT()
  const phrases = usePhrases()
  const { search, patch, categories, languages, columns } = phrases
  const isNarrow = useMediaQuery('(max-width: 68.74em)', undefined, { getInitialValueInEffect: false })
  const hasCards = useCards()
  const shown = hasCards ? languages.filter(({ char_code }) => char_code === shownCode(phrases)) : columns
  const codes = missingCodes(search, shown)
  const next = useNextMissing(phrases, codes)
  const open = openCell(phrases)
  useShortcuts([{ key: 'n', label: t('phrases', 'Next missing text'), run: () => next.go(open) }])
  const choose = (name: string | undefined) => void patch({ category: name === undefined ? undefined : [name], ...CLOSED })
  const list = { categories: categories.data ?? [], codes, chosen: search.category?.[0], onChoose: choose }
  return (
    <div className={classes.page}>
      <PhrasesHead
        phrases={phrases}
        next={{ ...next, go: () => next.go(open) }}
        list={isNarrow ? list : undefined}
        hasColumns={!hasCards}
      />
      <div className={classes.body}>
        {!isNarrow && <CategoryList {...list} />}
        <section className={classes.main} aria-label={t('phrases', 'Phrases')}>
          <Shown phrases={phrases} open={open} hasCards={hasCards} onNext={next.go} />
        </section>
      </div>
      {search.new && (
        <NewPhrase
          categories={list.categories}
          category={list.chosen}
          onMade={({ id, message }) => void patch({ ...NOTHING, search: message, id, in: languages[0]?.char_code })}
          onClose={() => void patch({ page: search.page, new: undefined })}
        />
      )}
    </div>
  )
}

const NOTHING = { new: undefined, category: undefined, missing_in: undefined }
const CLOSED = { id: undefined, in: undefined }

/** Returns the only shown language: the edited or filtered one, else the first. */
function shownCode({ search, languages }: Phrases): string | undefined {
  const wanted = [search.in, ...(search.missing_in ?? [])]
  const found = languages.find(({ char_code }) => wanted.includes(char_code)) ?? languages[0]
  return found?.char_code
}

function openCell({ search: { id, in: code } }: Phrases): Cell | undefined {
  return id === undefined || code === undefined ? undefined : { id, code }
}

interface ShownProps {
  phrases: Phrases
  open: Cell | undefined
  hasCards: boolean
  onNext: (after: Cell | undefined) => Promise<boolean>
}

function Shown({ phrases, open, hasCards, onNext }: ShownProps) {
  const { search, patch, rows, categories, languages, columns } = phrases
  const { data, error } = rows
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void rows.refetch()} isRetrying={rows.isFetching} />
  if (!data || phrases.isWaiting) return <Skeleton className={classes.waiting} />
  if (data.data.length === 0 && data.meta.total === 0) return <NothingFound phrases={phrases} />
  const asked = (categories.data ?? []).filter(({ name }) => !search.category?.length || search.category.includes(name))
  const headOf = (code: string) => ({
    total: asked.reduce((sum, { total }) => sum + total, 0),
    missing: asked.reduce((sum, { missing }) => sum + missingOf(missing, [code]), 0),
  })
  const common = {
    rows: data.data,
    open,
    onOpen: ({ id, code }: Cell) => void patch({ page: search.page, id, in: code }),
    editor: open && (
      <OpenEditor
        key={`${open.id} ${open.code}`}
        phrases={phrases}
        languages={hasCards ? languages : columns}
        open={open}
        onNext={onNext}
      />
    ),
  }
  const language = languages.find(({ char_code }) => char_code === shownCode(phrases))
  return (
    <>
      {hasCards && language ? (
        <PhraseCards
          {...common}
          languages={languages}
          language={language}
          onLanguage={(code) => void patch({ page: search.page, id: undefined, in: code })}
          missingOf={(code) => headOf(code).missing}
          onClose={() => void patch({ page: search.page, id: undefined })}
        />
      ) : (
        <PhraseGrid {...common} languages={columns} headOf={headOf} isStale={rows.isPlaceholderData} search={search.search} />
      )}
      <div className={classes.foot}>
        <Pager
          meta={data.meta}
          onPage={(page) => void patch({ page, ...CLOSED })}
          onPerPage={(per_page) => void patch({ per_page, ...CLOSED })}
        />
      </div>
    </>
  )
}

interface OpenEditorProps {
  phrases: Phrases
  /** The languages that the editor can switch to. */
  languages: readonly Language[]
  open: Cell
  onNext: (after: Cell) => Promise<boolean>
}

function OpenEditor({ phrases: { search, patch, rows }, languages, open, onNext }: OpenEditorProps) {
  const row = rows.data?.data.find(({ id }) => id === open.id)
  const at = languages.findIndex(({ char_code }) => char_code === open.code)
  const language: Language | undefined = languages[at]
  if (!row || !language) return null
  const turn = (step: -1 | 1) => {
    const to = languages[(at + step + languages.length) % languages.length]
    if (to) void patch({ page: search.page, id: open.id, in: to.char_code })
  }
  return (
    <Suspense fallback={<Skeleton height={220} radius={0} />}>
      <PhraseEditor
        row={row}
        language={language}
        onClose={() => void patch({ page: search.page, ...CLOSED })}
        onNext={() => onNext(open)}
        onTurn={turn}
      />
    </Suspense>
  )
}

/** Says why there is no phrase: everything is translated, or nothing fits. */
function NothingFound({ phrases: { search, patch } }: { phrases: Phrases }) {
  const t = useT()
  const isComplete = Boolean(search.missing_in?.length) && !search.search
  const clear = () => void patch({ search: undefined, category: undefined, missing_in: undefined })
  return (
    <EmptyState
      title={isComplete ? t('phrases', 'Nothing is missing here') : t('phrases', 'No phrase found')}
      action={
        <Button variant="default" onClick={clear}>
          {t('filter', 'Clear filters')}
        </Button>
      }
    >
      {isComplete ? t('phrases', 'Every phrase has its text.') : t('record', 'Nothing matches the search and the filters.')}
    </EmptyState>
  )
}
