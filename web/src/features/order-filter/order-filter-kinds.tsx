import {
  IconArchive,
  IconArrowBackUp,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendar,
  IconCalendarCheck,
  IconCalendarPlus,
  IconCalendarX,
  IconCash,
  IconCircleDot,
  IconClock,
  IconCoin,
  IconCreditCard,
  IconHash,
  IconHourglass,
  IconMailbox,
  IconMapPin,
  IconMessage,
  IconPrinter,
  IconTrash,
  IconUser,
  IconUserQuestion,
  IconWallet,
} from '@tabler/icons-react'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { paymentName } from '#features/order/order-payment.rules.ts'
import type { Translate } from '#lib/i18n.ts'
import { anyOf, anyRow, type FilterKind, oneOf } from '#ui/filters/filter-kind.ts'
import { CodeEditor } from './code-editor.tsx'
import type { DayField } from './order-chips.rules.ts'
import { CODE_PARTS } from './order-codes.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'
import { AmountEditor, DaysEditor } from './range-editors.tsx'
import { WordsEditor } from './words-editor.tsx'

type Kind = FilterKind<OrderFilterParts>
interface Named {
  readonly id: number
  readonly name: string
}

interface Option {
  readonly value: number
  readonly label: string
  readonly group?: string
}

/** A value of one organization or of all. */
interface OwnedOption extends Option {
  readonly organization_id: number | null
}

/** Offers the values that orders of the chosen organizations can have, and the chosen values. */
function anyOwned(part: 'sub_status_id' | 'courier_id', options: readonly OwnedOption[]): NonNullable<Kind['choices']> {
  return (draft) => {
    const organizations = draft.organization_id
    const chosen: readonly unknown[] = draft[part] ?? []
    const isOffered = ({ value, organization_id: owner }: OwnedOption) =>
      !organizations || owner === null || organizations.includes(owner) || chosen.includes(value)
    return anyOf<OrderFilterParts>(part, options.filter(isOffered))(draft)
  }
}

export function orderKinds(t: Translate, { states, reasons }: { states: Option[]; reasons: OwnedOption[] }): Kind[] {
  const group = t('filter', 'Order')
  return [
    {
      key: 'status_id',
      label: t('order', 'Status'),
      group,
      icon: IconCircleDot,
      parts: ['status_id'],
      choices: anyOf('status_id', states),
    },
    {
      key: 'sub_status_id',
      label: t('order', 'Reason'),
      group,
      icon: IconMessage,
      parts: ['sub_status_id'],
      choices: anyOwned('sub_status_id', reasons),
    },
    {
      key: CODE_PARTS.join(),
      label: t('filter', 'Track or order numbers'),
      group,
      icon: IconHash,
      parts: CODE_PARTS,
      isWide: true,
      editor: (props) => <CodeEditor {...props} />,
    },
  ]
}

export function archivedAndDeletedKinds(t: Translate, mayRestore: boolean): Kind[] {
  const group = t('filter', 'Order')
  const archived = [
    { value: true, label: t('filter', 'Archived orders') },
    { value: 'any', label: t('filter', 'Archived orders too') },
  ]
  const deleted = [
    { value: true, label: t('filter', 'Deleted orders') },
    { value: 'any', label: t('filter', 'Deleted orders too') },
  ]
  const deletedKind: Kind = {
    key: 'deleted',
    label: t('filter', 'Deleted'),
    group,
    icon: IconTrash,
    parts: ['deleted'],
    choices: oneOf('deleted', deleted),
  }
  return [
    { key: 'archived', label: t('filter', 'Archive'), group, icon: IconArchive, parts: ['archived'], choices: oneOf('archived', archived) },
    ...(mayRestore ? [deletedKind] : []),
  ]
}

export function deliveryKinds(t: Translate, couriers: readonly OwnedOption[]): Kind[] {
  const group = t('order', 'Delivery')
  const late = [
    { value: true, label: t('filter', 'Late orders') },
    { value: false, label: t('filter', 'Not late') },
  ]
  const assigned = [
    { value: true, label: t('filter', 'With courier') },
    { value: false, label: t('filter', 'Without courier') },
  ]
  const printed = [
    { value: true, label: t('filter', 'Label printed') },
    { value: false, label: t('filter', 'Label not printed') },
  ]
  return [
    {
      key: 'courier_id',
      label: t('order', 'Courier'),
      group,
      icon: IconUser,
      parts: ['courier_id'],
      choices: anyOwned('courier_id', couriers),
    },
    {
      key: 'has_courier',
      label: t('filter', 'With or without courier'),
      group,
      icon: IconUserQuestion,
      parts: ['has_courier'],
      choices: oneOf('has_courier', assigned),
    },
    { key: 'late', label: t('filter', 'Late'), group, icon: IconClock, parts: ['late'], choices: oneOf('late', late) },
    {
      key: 'label_printed',
      label: t('filter', 'Label'),
      group,
      icon: IconPrinter,
      parts: ['label_printed'],
      choices: oneOf('label_printed', printed),
    },
    wordsKind('postcode', { label: t('order', 'Postcode'), group, icon: IconMailbox }),
    wordsKind('town', { label: t('order', 'Town'), group, icon: IconBuildingCommunity }),
    daysKind('delivery_date', { label: t('order', 'Delivery window'), group, icon: IconCalendar, isFuture: true }),
    daysKind('delivered_at', { label: t('order', 'Delivered at'), group, icon: IconCalendarCheck }),
  ]
}

/** Makes a filter by any of the typed words. */
function wordsKind(field: 'postcode' | 'town', said: Pick<Kind, 'label' | 'icon'> & { group: string }): Kind {
  return { key: field, ...said, parts: [field], editor: (props) => <WordsEditor {...props} field={field} label={said.label} /> }
}

export function organizationKind(t: Translate, organizations: readonly Named[]): Kind {
  return anyRow('organization_id', {
    label: t('filter', 'Organization'),
    group: t('filter', 'Order'),
    icon: IconBuilding,
    rows: organizations,
  })
}

export function countryKind(t: Translate, countries: readonly Named[]): Kind {
  return anyRow('country_id', { label: t('order', 'Country'), group: t('order', 'Delivery'), icon: IconMapPin, rows: countries })
}

export function moneyKinds(t: Translate, currencies: readonly string[]): Kind[] {
  const group = t('filter', 'Money')
  const types = [PAYMENT_TYPE.COD, PAYMENT_TYPE.PREPAID].map((value) => ({ value, label: paymentName(t, value) }))
  const paid = [
    { value: true, label: t('order', 'Paid') },
    { value: false, label: t('filter', 'Not paid') },
  ]
  const codes = currencies.map((value) => ({ value, label: value }))
  return [
    {
      key: 'payment_type',
      label: t('order', 'Payment'),
      group,
      icon: IconCreditCard,
      parts: ['payment_type'],
      choices: anyOf('payment_type', types),
    },
    { key: 'paid', label: t('order', 'Paid'), group, icon: IconWallet, parts: ['paid'], choices: oneOf('paid', paid) },
    daysKind('paid_at', { label: t('order', 'Paid at'), group, icon: IconCalendarCheck }),
    {
      key: 'total_from,total_to',
      label: t('order', 'Total'),
      group,
      icon: IconCash,
      parts: ['total_from', 'total_to'],
      editor: (props) => <AmountEditor {...props} />,
    },
    {
      key: 'currency_code',
      label: t('order', 'Currency'),
      group,
      icon: IconCoin,
      parts: ['currency_code'],
      choices: anyOf('currency_code', codes),
    },
  ]
}

export function timeKinds(t: Translate): Kind[] {
  const group = t('filter', 'Time')
  return [
    daysKind('created_at', { label: t('order', 'Created'), group, icon: IconCalendarPlus }),
    daysKind('status_changed_at', { label: t('filter', 'In this status since'), group, icon: IconHourglass }),
    daysKind('rejected_at', { label: t('filter', 'Rejected'), group, icon: IconCalendarX }),
    daysKind('returned_at', { label: t('filter', 'Returned'), group, icon: IconArrowBackUp }),
  ]
}

function daysKind(field: DayField, { isFuture = false, ...kind }: Pick<Kind, 'label' | 'group' | 'icon'> & { isFuture?: boolean }): Kind {
  const parts = [`${field}_from`, `${field}_to`] as const
  return { ...kind, key: parts.join(), parts, editor: (props) => <DaysEditor {...props} field={field} isFuture={isFuture} /> }
}
