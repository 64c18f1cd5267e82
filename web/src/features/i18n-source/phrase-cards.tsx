import { Modal, SegmentedControl } from '@mantine/core'
import type { Language } from '@tracklane/contract/i18n'
import type { SourcePhrase } from '@tracklane/contract/i18n-source'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import type { Cell } from './next-missing.rules.ts'
import classes from './phrase-cards.module.css'
import { PhraseText, textIn } from './phrase-text.tsx'

interface PhraseCardsProps {
  rows: readonly SourcePhrase[]
  languages: readonly Language[]
  /** The shown language. */
  language: Language
  onLanguage: (code: string) => void
  missingOf: (code: string) => number
  open: Cell | undefined
  onOpen: (cell: Cell) => void
  onClose: () => void
  editor: ReactNode
}

/** One language at a time beside the English text, where there is no room for columns. */
export function PhraseCards(props: PhraseCardsProps) {
  const { rows, languages, language, onLanguage, missingOf, open, onOpen, onClose, editor } = props
  const t = useT()
  const code = language.char_code
  const tabs = useRef<HTMLDivElement>(null)
  // With many languages the chosen one may be outside the strip.
  useEffect(() => {
    const chosen = tabs.current?.querySelector(`input[value="${CSS.escape(code)}"]`)?.nextElementSibling
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [code])
  const opened = open && rows.find(({ id }) => id === open.id)
  return (
    <div className={classes.cards}>
      <div ref={tabs} className={classes.languages}>
        <SegmentedControl
          aria-label={t('phrases', 'Language')}
          value={code}
          onChange={onLanguage}
          data={languages.map(({ char_code, name }) => {
            const missing = missingOf(char_code)
            return { value: char_code, label: missing > 0 ? `${name} · ${missing}` : name }
          })}
        />
      </div>
      <ul className={classes.list} aria-label={t('phrases', 'Phrases')}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" className={classes.card} onClick={() => onOpen({ id: row.id, code })}>
              <PhraseText text={row.message} language="en" />
              <PhraseText text={textIn(row, code)} language={code} />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        opened={Boolean(opened)}
        onClose={onClose}
        size={DIALOG.wide}
        fullScreen
        title={language.name}
        closeOnEscape={false}
        closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
      >
        {opened && editor}
      </Modal>
    </div>
  )
}
