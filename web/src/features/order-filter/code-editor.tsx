import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { MAX_CODES } from '@tracklane/contract/order-filter'
import { useState } from 'react'
import { type Translate, useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import type { FilterEditorProps } from '#ui/filters/filter-kind.ts'
import type { MissingCode } from './missing-codes.rules.ts'
import { codesOf } from './order-codes.rules.ts'
import { type OrderFilterParts, orNone } from './order-filter-parts.ts'
import classes from './order-filters.module.css'
import { type PastedCodes, readCodes } from './pasted-codes.rules.ts'
import { useMissingCodes } from './use-missing-codes.ts'

/**
 * Hundreds of track and order numbers as one filter. Errors are shown before it is applied, numbers that find nothing come first, and no
 * text is lost.
 */
export function CodeEditor({ draft, onChange, onValid }: FilterEditorProps<OrderFilterParts>) {
  const t = useT()
  const [text, setText] = useState(() => codesOf(draft).join('\n'))
  const missing = useMissingCodes(draft)
  const pasted = readCodes(text)
  const change = (next: string) => {
    setText(next)
    const { codes } = readCodes(next)
    const isValid = codes.length <= MAX_CODES
    onValid(isValid)
    if (isValid) onChange({ code: orNone([...codes]), track: undefined, foreign_id: undefined })
  }
  return (
    <>
      {missing.length > 0 && <Missing missing={missing} />}
      <div className={classes.tracks}>
        <TextAreaField
          label={t('filter', 'Paste up to {count}, by spaces, commas or lines', { count: MAX_CODES })}
          value={text}
          onChange={change}
          error={problemOf(t, pasted)}
          minRows={4}
          maxRows={4}
          isFirst
        />
      </div>
    </>
  )
}

function Missing({ missing }: { missing: readonly MissingCode[] }) {
  const t = useT()
  const clipboard = useClipboard()
  const copy = clipboard.copied ? t('dialog', 'Copied') : t('filter', 'Copy the {count, number}', { count: missing.length })
  return (
    <div className={classes.missing}>
      <div className={classes.missingHead}>
        <span role="status">{t('filter', '{count, number} not found', { count: missing.length })}</span>
        <Button size="compact-sm" variant="subtle" onClick={() => clipboard.copy(missing.map(({ code }) => code).join('\n'))}>
          {copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className={classes.missingList} aria-label={t('filter', 'Numbers not found')} tabIndex={0}>
        {missing.map(({ code, why, nearest }) => (
          <li key={code}>
            <span className={classes.mono}>{code}</span>
            <span className={classes.why}>{nearest ? t('filter', 'Nearest: {code}', { code: nearest }) : whyText(t, why)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function whyText(t: Translate, why: MissingCode['why']): string {
  if (why === 'archived') return t('filter', 'In the archive')
  return why === 'deleted' ? t('filter', 'Deleted') : t('filter', 'No such order')
}

/** The most texts that a message names. */
const NAMED = 3

function problemOf(t: Translate, { codes, leftOut }: PastedCodes): string | undefined {
  if (codes.length > MAX_CODES)
    return t('filter', '{count, number} numbers are too many: at most {most, number} at once', { count: codes.length, most: MAX_CODES })
  if (leftOut.length === 0) return undefined
  return t(
    'filter',
    '{count, plural, one {# is no number of an order and is left out} other {# are no numbers of orders and are left out}}: {words}',
    {
      count: leftOut.length,
      words: leftOut.slice(0, NAMED).join(', ') + (leftOut.length > NAMED ? ' …' : ''),
    },
  )
}
