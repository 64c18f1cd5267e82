import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useState } from 'react'
import { type Translate, useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import type { FilterEditorProps } from '#ui/filters/filter-kind.ts'
import type { MissingTrack } from './missing-tracks.rules.ts'
import { type OrderFilterParts, orNone } from './order-filter-parts.ts'
import classes from './order-filters.module.css'
import { MAX_TRACKS, type PastedTracks, readTracks } from './pasted-tracks.rules.ts'
import { useMissingTracks } from './use-missing-tracks.ts'

/** Hundreds of track numbers as one filter. What is wrong with them is said before they count, what was not found stands first, and nothing of it is lost. */
export function TrackEditor({ draft, onChange, onValid }: FilterEditorProps<OrderFilterParts>) {
  const t = useT()
  const [text, setText] = useState(() => (draft.track ?? []).join(' '))
  const missing = useMissingTracks(draft)
  const pasted = readTracks(text)
  const change = (next: string) => {
    setText(next)
    const { tracks } = readTracks(next)
    const isValid = tracks.length <= MAX_TRACKS
    onValid(isValid)
    if (isValid) onChange({ track: orNone([...tracks]) })
  }
  return (
    <>
      {missing.length > 0 && <Missing missing={missing} />}
      <div className={classes.tracks}>
        <TextAreaField
          label={t('filter', 'Paste up to {count}, by spaces, commas or lines', { count: MAX_TRACKS })}
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

function Missing({ missing }: { missing: readonly MissingTrack[] }) {
  const t = useT()
  const clipboard = useClipboard()
  const copy = clipboard.copied ? t('dialog', 'Copied') : t('filter', 'Copy the {count, number}', { count: missing.length })
  return (
    <div className={classes.missing}>
      <div className={classes.missingHead}>
        <span role="status">{t('filter', '{count, number} not found', { count: missing.length })}</span>
        <Button size="compact-sm" variant="subtle" onClick={() => clipboard.copy(missing.map(({ track }) => track).join('\n'))}>
          {copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className={classes.missingList} aria-label={t('filter', 'Track numbers not found')} tabIndex={0}>
        {missing.map(({ track, why }) => (
          <li key={track}>
            <span className={classes.mono}>{track}</span>
            <span className={classes.why}>{whyText(t, why)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function whyText(t: Translate, why: MissingTrack['why']): string {
  if (why === 'archived') return t('filter', 'In the archive')
  return why === 'deleted' ? t('filter', 'Deleted') : t('filter', 'No such order')
}

/** Malformed words a message names. */
const NAMED = 3

function problemOf(t: Translate, { tracks, malformed }: PastedTracks): string | undefined {
  if (tracks.length > MAX_TRACKS)
    return t('filter', '{count, number} track numbers are too many: at most {most, number} at once', {
      count: tracks.length,
      most: MAX_TRACKS,
    })
  if (malformed.length === 0) return undefined
  return t(
    'filter',
    '{count, plural, one {# is no track number and is left out} other {# are no track numbers and are left out}}: {words}',
    {
      count: malformed.length,
      words: malformed.slice(0, NAMED).join(' ') + (malformed.length > NAMED ? ' …' : ''),
    },
  )
}
