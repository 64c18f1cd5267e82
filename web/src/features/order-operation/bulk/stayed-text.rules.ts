import type { Translate } from '#lib/i18n.ts'

/** Says how many orders Undo has not changed. */
export function stayedText(t: Translate, count: number): string {
  return t('operation', '{count, plural, one {# order could not go back} other {# orders could not go back}}', { count })
}

/** Says in one line how many orders Undo has not changed, with the reason and the known tracks. */
export function stayedForReason(t: Translate, count: number, reason: string, tracks: readonly string[] = []): string {
  const text = t('operation', '{count, plural, one {# order could not go back} other {# orders could not go back}}: {reason}', {
    count,
    reason,
  })
  return tracks.length > 0 ? `${text} (${tracks.join(', ')})` : text
}
