import { Stack } from '@mantine/core'
import type { MoveField } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import { deliveryWindow, timeOf } from '#features/order/delivery-window.rules.ts'
import { SubStatusSelect } from '#features/order-status/sub-status-select.parts.tsx'
import { dayOf, today } from '#lib/day.ts'
import type { FieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { proposedTimes } from '#ui/fields/day-times.rules.ts'
import { type DayWindow, isWindowBackwards, WindowField } from '#ui/fields/window-field.tsx'
import type { MovableOrder, MoveBody } from './order-move.rules.ts'

interface WindowBefore {
  readonly day?: string | null
  readonly from: string
  readonly to: string
}

/** Keeps the form for a new delivery window and a reason. It begins with the values that were filled in before. */
export function useMoveDetails(before: WindowBefore = { from: '', to: '' }, filled: MoveBody = {}) {
  const [window, setWindow] = useState<DayWindow>(filledWindow(filled) ?? { day: before.day ?? null, ...proposedTimes(before) })
  const [reason, setReason] = useState<number | null>(filled.sub_status_id ?? null)
  const { day, from, to } = window
  const isBackwards = isWindowBackwards(window)
  const body: MoveBody = { ...(reason !== null && { sub_status_id: reason }), ...(day && deliveryWindow(day, from, to)) }
  return { window, setWindow, reason, setReason, isBackwards, body }
}

function filledWindow({ delivery_from = null, delivery_to }: MoveBody): DayWindow | undefined {
  return delivery_to ? { day: dayOf(delivery_to), from: timeOf(delivery_from), to: timeOf(delivery_to) } : undefined
}

interface MoveDetailsFieldsProps {
  details: ReturnType<typeof useMoveDetails>
  orders: readonly MovableOrder[]
  /** The status of the reason. */
  to: number
  wants: (field: MoveField) => boolean
  errors?: FieldErrors
  /** True where the focus of a dialog starts in the first field. */
  isFirst?: boolean
}

export function MoveDetailsFields({ details, orders, to, wants, errors = {}, isFirst = false }: MoveDetailsFieldsProps) {
  const t = useT()
  return (
    <Stack gap="sm">
      {wants('sub_status_id') && (
        <SubStatusSelect
          statusId={to}
          orders={orders}
          label={t('order', 'Reason')}
          value={details.reason}
          onChange={details.setReason}
          error={errors.sub_status_id}
          isFirst={isFirst}
        />
      )}
      {wants('delivery_window') && (
        <WindowField
          label={t('order', 'New delivery day')}
          placeholder={t('order', 'Not decided yet')}
          value={details.window}
          onChange={details.setWindow}
          minDate={today()}
          error={errors.delivery_from ?? errors.delivery_to}
          isFirst={isFirst}
        />
      )}
    </Stack>
  )
}
