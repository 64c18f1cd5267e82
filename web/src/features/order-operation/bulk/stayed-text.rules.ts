import type { Translate } from '#lib/i18n.ts'

/** The number of orders that Undo has left as they are. */
export function stayedText(t: Translate, count: number): string {
  return t('operation', '{count, plural, one {# order could not go back} other {# orders could not go back}}', { count })
}

/** The same in one line with the reason, and which they are where that is known. */
export function stayedForReason(t: Translate, count: number, reason: string, tracks: readonly string[] = []): string {
  const text = t('operation', '{count, plural, one {# order could not go back} other {# orders could not go back}}: {reason}', {
    count,
    reason,
  })
  return tracks.length > 0 ? `${text} (${tracks.join(', ')})` : text
}
