import type { Operation } from '@tracklane/contract/order-operation'
import type { Translate } from '#lib/i18n.ts'

/** What a menu calls it; an ellipsis where it asks for something first. */
export function operationLabel(t: Translate, operation: Operation): string {
  switch (operation) {
    case 'archive':
      return t('operation', 'Archive')
    case 'archive_restore':
      return t('operation', 'Restore from archive')
    case 'paid':
      return t('operation', 'Mark as paid')
    case 'unpaid':
      return t('operation', 'Mark as not paid')
    case 'delivery_date':
      return t('operation', 'Delivery date…')
    case 'delivered_at':
      return t('operation', 'Actual delivery date…')
    case 'courier':
      return t('operation', 'Courier…')
    case 'courier_off':
      return t('operation', 'Take the courier off')
    case 'address':
      return t('operation', 'Change address…')
    case 'delete':
      return t('operation', 'Delete…')
    case 'restore':
      return t('operation', 'Restore…')
  }
}

/** The head of its dialog. */
export function operationTitle(t: Translate, operation: Operation): string {
  switch (operation) {
    case 'delivery_date':
      return t('operation', 'Delivery date')
    case 'delivered_at':
      return t('operation', 'Actual delivery date')
    case 'courier':
      return t('order', 'Courier')
    case 'address':
      return t('operation', 'Change address')
    case 'delete':
      return t('operation', 'Delete')
    case 'restore':
      return t('operation', 'Restore')
    default:
      return operationLabel(t, operation)
  }
}

/** What its button says of so many orders. */
export function operationVerb(t: Translate, operation: Operation, count: number): string {
  switch (operation) {
    case 'archive':
      return t('operation', '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}', { count })
    case 'archive_restore':
    case 'restore':
      return t('operation', '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}', { count })
    case 'delete':
      return t('operation', '{count, plural, =0 {Delete} one {Delete # order} other {Delete # orders}}', { count })
    case 'delivered_at':
      return t('operation', 'OK')
    default:
      return t('operation', '{count, plural, =0 {Change} one {Change # order} other {Change # orders}}', { count })
  }
}

/** What has been done, of one order. */
export function operationDone(t: Translate, operation: Operation, track: string): string {
  switch (operation) {
    case 'archive':
      return t('operation', '{track} archived', { track })
    case 'archive_restore':
      return t('operation', '{track} restored from the archive', { track })
    case 'paid':
      return t('operation', '{track} marked as paid', { track })
    case 'unpaid':
      return t('operation', '{track} marked as not paid', { track })
    case 'delivery_date':
      return t('operation', 'Delivery date of {track} changed', { track })
    case 'delivered_at':
      return t('operation', 'Actual delivery date of {track} saved', { track })
    case 'courier':
      return t('operation', 'Courier of {track} changed', { track })
    case 'courier_off':
      return t('operation', '{track} has no courier any longer', { track })
    case 'address':
      return t('operation', 'Address of {track} changed', { track })
    case 'delete':
      return t('operation', '{track} deleted', { track })
    case 'restore':
      return t('operation', '{track} restored', { track })
  }
}

/** What has been done, of many. */
export function operationDoneMany(t: Translate, operation: Operation, count: number): string {
  switch (operation) {
    case 'archive':
      return t('operation', '{count, plural, one {# order archived} other {# orders archived}}', { count })
    case 'archive_restore':
    case 'restore':
      return t('operation', '{count, plural, one {# order restored} other {# orders restored}}', { count })
    case 'paid':
      return t('operation', '{count, plural, one {# order marked as paid} other {# orders marked as paid}}', { count })
    case 'unpaid':
      return t('operation', '{count, plural, one {# order marked as not paid} other {# orders marked as not paid}}', { count })
    case 'delete':
      return t('operation', '{count, plural, one {# order deleted} other {# orders deleted}}', { count })
    default:
      return t('operation', '{count, plural, one {# order changed} other {# orders changed}}', { count })
  }
}
