import { Combobox } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { OrderRow } from '@tracklane/contract/order'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './palette.module.css'
import type { Entry } from './use-entries.tsx'

interface PaletteOptionsProps {
  id: string
  screens: readonly Entry[]
  actions: readonly Entry[]
  answers: readonly Entry[]
  found: { orders: readonly OrderRow[]; isLooking: boolean; hasFailed: boolean }
  /** Called when an order is pressed, on its button for actions or elsewhere. */
  onPress: (isOnOperations: boolean) => void
}

export function PaletteOptions({ id, screens, actions, answers, found, onPress }: PaletteOptionsProps) {
  const t = useT()
  const { orders, isLooking, hasFailed } = found
  const isEmpty = screens.length + actions.length + answers.length + orders.length === 0
  return (
    <Combobox.Options id={id} className={classes.options} aria-label={t('palette', 'Go to or find')}>
      {orders.length > 0 && (
        <Combobox.Group label={t('palette', 'Orders')}>
          {orders.map((order) => (
            <OrderOption key={order.id} order={order} onPress={onPress} />
          ))}
        </Combobox.Group>
      )}
      {screens.length > 0 && (
        <Combobox.Group label={t('palette', 'Go to')}>
          {screens.map((entry) => (
            <EntryOption key={entry.value} entry={entry} />
          ))}
        </Combobox.Group>
      )}
      {actions.length > 0 && (
        <Combobox.Group label={t('palette', 'Do')}>
          {actions.map((entry) => (
            <EntryOption key={entry.value} entry={entry} />
          ))}
        </Combobox.Group>
      )}
      {answers.length > 0 && (
        <Combobox.Group label={t('palette', 'Answers')}>
          {answers.map((entry) => (
            <EntryOption key={entry.value} entry={entry} />
          ))}
        </Combobox.Group>
      )}
      {isLooking && <Combobox.Empty>{t('palette', 'Looking for orders…')}</Combobox.Empty>}
      {hasFailed && <Combobox.Empty>{t('palette', 'Orders cannot be looked for right now')}</Combobox.Empty>}
      {isEmpty && !isLooking && !hasFailed && <Combobox.Empty>{t('palette', 'No results')}</Combobox.Empty>}
    </Combobox.Options>
  )
}

function EntryOption({ entry: { value, label, icon } }: { entry: Entry }) {
  return (
    <Combobox.Option value={value} className={classes.option}>
      {icon}
      <span className={classes.label}>{label}</span>
    </Combobox.Option>
  )
}

function OrderOption({ order, onPress }: { order: OrderRow } & Pick<PaletteOptionsProps, 'onPress'>) {
  const { id, track, foreign_id, customer_full_name, customer_phone, status_id } = order
  return (
    <Combobox.Option
      value={`order:${id}`}
      className={classes.option}
      onPointerDown={({ target }) => onPress(target instanceof Element && target.closest('[data-operations]') !== null)}
    >
      <span className={classes.label}>
        <b>{track}</b> {customer_full_name}
        <span className={classes.more}>{[foreign_id, customer_phone].filter(Boolean).join(' · ')}</span>
      </span>
      <StatusChip id={status_id} />
      <span className={classes.operations} data-operations aria-hidden>
        <IconDots size={16} />
      </span>
    </Combobox.Option>
  )
}
