import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import type { Reader } from '#features/order/order-fields.rules.ts'
import type { Translate } from '#lib/i18n.ts'

const COLUMN = /^(.+?)(?: \((?:≤ (\d+))?(?:, )?(collapsed)?\))?$/

/** Formats a column in a board's log: "In delivery (≤ 5, collapsed)". */
export function columnText({ t, toText }: Reader, value: string): string {
  const [, name = value, limit, collapsed] = COLUMN.exec(value) ?? []
  const id = STATUS_IDS.find((one) => statusName(one).message === name)
  if (!id) return value
  const more = [...(limit ? [`≤ ${limit}`] : []), ...(collapsed ? [t('model_log', 'collapsed')] : [])]
  return more.length === 0 ? toText(statusName(id)) : `${toText(statusName(id))} (${more.join(', ')})`
}

const FIELD = /^(\w+): (?:(hidden)|(icon|text|both), ([\w-]+))$/

/** Formats a field in the log of a card layout: "customer_address: both, map-pin" or "comment: hidden". */
export function cardFieldText(t: Translate, value: string): string {
  const [, key = '', hidden, display = '', icon = ''] = FIELD.exec(value) ?? []
  const name = at(fieldNames(t), key)
  if (!name) return value
  if (hidden) return `${name} (${t('model_log', 'hidden')})`
  return `${name} (${at(displayNames(t), display) ?? display}, ${icon})`
}

/** Names a colour in the log of a sub-status. */
export function colorText(t: Translate, value: string): string | undefined {
  return at(
    {
      neutral: t('sub_status', 'Grey'),
      orange: t('sub_status', 'Orange'),
      purple: t('sub_status', 'Purple'),
      red: t('sub_status', 'Red'),
      green: t('sub_status', 'Green'),
      success: t('sub_status', 'Teal'),
    },
    value,
  )
}

function at(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined
}

function displayNames(t: Translate): Record<string, string> {
  return { icon: t('model_log', 'icon'), text: t('model_log', 'text'), both: t('model_log', 'icon and text') }
}

function fieldNames(t: Translate): Record<string, string> {
  return {
    comment: t('kanban', 'Comment'),
    customer_address: t('kanban', 'Address'),
    customer_phone: t('kanban', 'Phone'),
    customer_name: t('kanban', 'Customer'),
    courier: t('kanban', 'Courier'),
    delivery_date: t('kanban', 'Delivery'),
    track: t('kanban', 'Track'),
    foreign_id: t('kanban', 'Order number'),
  }
}
