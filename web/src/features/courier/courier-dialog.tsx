import { Button, Group, Modal, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CourierListRow } from '@tracklane/contract/courier'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { courierQueries } from './courier.api.ts'
import classes from './courier-dialog.module.css'
import { CourierOption } from './courier-option.tsx'

export interface CourierDialogProps {
  order: { id: number; track: string; courier_id: number | null; delivery_to: string | null }
  confirmLabel: string
  isSending?: boolean
  onConfirm: (courierId: number) => void
  onCancel: () => void
}

/** Who takes the order: each courier with the open orders and what is free on the order's day. */
export function CourierDialog({ order, confirmLabel, isSending, onConfirm, onCancel }: CourierDialogProps) {
  const t = useT()
  const [chosen, setChosen] = useState(order.courier_id)
  const [search, setSearch] = useState('')
  const couriers = useQuery(courierQueries.list({ order_id: order.id, active: true, day: dayOf(order.delivery_to) }))
  const found = matching(couriers.data ?? [], search)

  return (
    <Modal
      opened
      onClose={onCancel}
      size={520}
      title={t('courier', 'Courier for {track}', { track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen !== null) onConfirm(chosen)
        }}
      >
        <TextInput
          data-autofocus
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t('courier', 'Find a courier')}
          aria-label={t('courier', 'Find a courier')}
          leftSection={<IconSearch size={16} aria-hidden />}
        />
        <fieldset className={classes.list} disabled={isSending}>
          <legend className="visually-hidden">{t('courier', 'Couriers')}</legend>
          {couriers.isPending && <ListSkeleton />}
          {couriers.isError && <ErrorState message={couriers.error.message} onRetry={() => couriers.refetch()} />}
          {couriers.isSuccess && found.length === 0 && (
            <EmptyState title={t('courier', 'No courier found')}>
              {search ? t('courier', 'Try another name.') : t('courier', 'No active courier serves this order’s country.')}
            </EmptyState>
          )}
          {found.map((courier) => (
            <CourierOption
              key={courier.id}
              courier={courier}
              takesOne={courier.id !== order.courier_id}
              isChosen={courier.id === chosen}
              onChoose={() => setChosen(courier.id)}
            />
          ))}
        </fieldset>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onCancel}>
            {t('dialog', 'Cancel')}
          </Button>
          <Button type="submit" disabled={chosen === null} loading={isSending}>
            {confirmLabel}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

function ListSkeleton() {
  return (
    <Stack gap={8} aria-hidden>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={48} radius={6} />
      ))}
    </Stack>
  )
}

function matching(couriers: readonly CourierListRow[], search: string): CourierListRow[] {
  const wanted = search.trim().toLocaleLowerCase()
  return couriers.filter((courier) => courier.name.toLocaleLowerCase().includes(wanted))
}

/** The day the courier would drive, in the person's zone: today where the order has no date or it is past. */
function dayOf(deliveryTo: string | null): string {
  const now = new Date()
  const promised = deliveryTo ? new Date(deliveryTo) : now
  const day = promised < now ? now : promised
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
