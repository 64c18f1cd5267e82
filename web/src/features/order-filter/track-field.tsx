import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type Translate, useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import classes from './order-filters.module.css'
import { MAX_TRACKS, type PastedTracks, readTracks } from './pasted-tracks.rules.ts'

interface TrackFieldProps {
  value: readonly string[]
  onChange: (tracks: string[]) => void
}

/** Hundreds of track numbers as one filter. What is wrong with them is said before they count, and nothing of it is lost. */
export function TrackField({ value, onChange }: TrackFieldProps) {
  const t = useT()
  const kept = value.join('\n')
  const [text, setText] = useState(kept)
  useEffect(() => setText(kept), [kept])
  const pasted = readTracks(text)
  const isTooMany = pasted.tracks.length > MAX_TRACKS
  const isSame = pasted.tracks.join('\n') === kept

  return (
    <div className={classes.tracks}>
      <TextAreaField
        label={t('filter', 'Track numbers')}
        placeholder={t('filter', 'Paste up to {count}, by spaces, commas or lines', { count: MAX_TRACKS })}
        value={text}
        onChange={setText}
        error={problemOf(t, pasted)}
        maxRows={5}
      />
      {!isSame && (
        <Button size="compact-sm" disabled={isTooMany} onClick={() => onChange([...pasted.tracks])}>
          {t('filter', '{count, plural, =0 {Without track numbers} one {Find # track number} other {Find # track numbers}}', {
            count: pasted.tracks.length,
          })}
        </Button>
      )}
    </div>
  )
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
