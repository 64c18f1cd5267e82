import type { Translate } from '#lib/i18n.ts'

/** Returns the texts of an empty list whose rows are still being written, after the first start. */
export function beingPrepared(t: Translate): { readonly title: string; readonly text: string } {
  return {
    title: t('record', 'The first texts are being prepared'),
    text: t('record', 'They appear here within a minute.'),
  }
}
