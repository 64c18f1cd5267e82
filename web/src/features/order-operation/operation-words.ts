import type { Translate } from '#lib/i18n.ts'

/** What several operations say alike. */
export const changeVerb = (t: Translate, count: number) =>
  t('operation', '{count, plural, =0 {Change} one {Change # order} other {Change # orders}}', { count })

export const changedMany = (t: Translate, count: number) =>
  t('operation', '{count, plural, one {# order changed} other {# orders changed}}', { count })

export const restoreVerb = (t: Translate, count: number) =>
  t('operation', '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}', { count })

export const restoredMany = (t: Translate, count: number) =>
  t('operation', '{count, plural, one {# order restored} other {# orders restored}}', { count })
