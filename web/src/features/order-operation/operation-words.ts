import type { Translate } from '#lib/i18n.ts'

/** The message on many where the change has no better word. */
export const changedMany = (t: Translate, count: number) =>
  t('operation', '{count, plural, one {# order changed} other {# orders changed}}', { count })
