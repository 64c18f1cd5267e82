import type { Language } from '@tracklane/contract/i18n'
import type { SourcePhrase } from '@tracklane/contract/i18n-source'
import { Fragment, type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ClippedText } from '#ui/clipped-text.tsx'
import { type Cell, completeness } from './next-missing.rules.ts'
import classes from './phrase-grid.module.css'
import { PhraseText, textIn } from './phrase-text.tsx'
import { cellId, useGridKeys } from './use-grid-keys.ts'

interface PhraseGridProps {
  rows: readonly SourcePhrase[]
  languages: readonly Language[]
  /** Returns the figures in the head of a language. */
  headOf: (code: string) => { total: number; missing: number }
  open: Cell | undefined
  onOpen: (cell: Cell) => void
  isStale: boolean
  /** The search that found these rows. */
  search: string | undefined
  /** Shown under the row of the open cell. */
  editor: ReactNode
}

/** Pixels of the first column, as in the style sheet, and the minimum of a language. */
const SOURCE_WIDTH = 240
const LANGUAGE_WIDTH = 176

/** Phrases by languages: arrows walk, Enter edits. */
export function PhraseGrid({ rows, languages, headOf, open, onOpen, isStale, search, editor }: PhraseGridProps) {
  const t = useT()
  const codes = languages.map(({ char_code }) => char_code)
  const keys = useGridKeys(rows, codes, open, onOpen)
  const [table, setTable] = useState<HTMLTableElement | null>(null)
  return (
    <div className={classes.scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked by arrows is a grid
        role="grid"
        ref={setTable}
        className={classes.grid}
        aria-label={t('phrases', 'Phrases')}
        data-stale={isStale || undefined}
        data-found-by={isStale ? undefined : (search ?? '')}
        style={{ minWidth: SOURCE_WIDTH + LANGUAGE_WIDTH * languages.length }}
        onKeyDown={keys.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.source}>
              <div className={classes.language}>
                <span lang="en">English</span>
                <span className={classes.progress}>{t('phrases', 'source')}</span>
              </div>
            </th>
            {languages.map((language) => (
              <th key={language.char_code} scope="col">
                <LanguageHead language={language} {...headOf(language.char_code)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                <th scope="row" className={classes.source} lang="en">
                  <PhraseText text={row.message} language="en" />
                </th>
                {codes.map((code) => (
                  <GridCell
                    key={code}
                    cell={{ id: row.id, code }}
                    text={textIn(row, code)}
                    isOpen={open?.id === row.id && open.code === code}
                    isReached={keys.isReached({ id: row.id, code })}
                    onOpen={onOpen}
                    onReach={keys.reach}
                  />
                ))}
              </tr>
              {open?.id === row.id && (
                <tr className={classes.editing}>
                  <td colSpan={languages.length + 1}>
                    <div className={classes.editor}>{editor}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <ClippedText area={table} />
    </div>
  )
}

interface GridCellProps {
  cell: Cell
  text: string | undefined
  isOpen: boolean
  /** True for the cell that Tab stops at. */
  isReached: boolean
  onOpen: (cell: Cell) => void
  onReach: (cell: Cell) => void
}

function GridCell({ cell, text, isOpen, isReached, onOpen, onReach }: GridCellProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
      role="gridcell"
      id={cellId(cell)}
      lang={cell.code}
      tabIndex={isReached ? 0 : -1}
      data-open={isOpen || undefined}
      data-hit
      aria-expanded={isOpen}
      onClick={() => onOpen(cell)}
      onFocus={() => onReach(cell)}
    >
      <PhraseText text={text} language={cell.code} />
    </td>
  )
}

/** A language and its translated share, as text and bar. */
function LanguageHead({ language, total, missing }: { language: Language; total: number; missing: number }) {
  const t = useT()
  return (
    <>
      <div className={classes.language}>
        <span>
          <span lang={language.char_code}>{language.name}</span>
          {!language.active && ` · ${t('record', 'Inactive')}`}
        </span>
        <span className={classes.progress}>
          {missing === 0 ? '100%' : t('phrases', '{count, plural, one {# missing} other {# missing}}', { count: missing })}
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        <div style={{ width: `${completeness(total, missing)}%` }} />
      </div>
    </>
  )
}
