import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { isStatusId, type OrderStatusRow, STATUS } from '@tracklane/contract/order-status'
import { courierQueries } from '#features/courier/courier.api.ts'
import { paymentName } from '#features/order/order-payment.parts.tsx'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { dayFromNow, dayOf, today } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { FieldsInPopover } from '#ui/fields/floating.tsx'
import { MultiSelectField, SelectField } from '#ui/fields/select-field.tsx'
import type { BoardFiltersProps } from './board-filters.tsx'

const UNDELIVERED = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export function BoardFilterForm({ filter, onChange }: BoardFiltersProps) {
  const t = useT()
  const couriers = useQuery(courierQueries.list())
  const statuses = useQuery(orderStatusQueries.list())
  return (
    <FieldsInPopover>
      <Stack gap="sm">
        <Group gap={6}>
          <Button size="compact-sm" variant="default" onClick={() => onChange({ delivery_date_from: today(), delivery_date_to: today() })}>
            {t('kanban', 'Today')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onChange({ delivery_date_from: dayFromNow(1), delivery_date_to: dayFromNow(1) })}
          >
            {t('kanban', 'Tomorrow')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              onChange({ delivery_date_from: undefined, delivery_date_to: new Date().toISOString(), status_id: [...UNDELIVERED] })
            }
          >
            {t('kanban', 'Late orders')}
          </Button>
        </Group>
        <MultiSelectField
          label={t('kanban', 'Courier')}
          placeholder={t('kanban', 'Any')}
          options={couriers.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={filter.courier_id ?? []}
          onChange={(ids) => onChange({ courier_id: orNone(ids) })}
          searchable
        />
        <MultiSelectField
          label={t('kanban', 'Reason')}
          placeholder={t('kanban', 'Any')}
          options={statuses.data?.flatMap(reasonsOf) ?? []}
          value={filter.sub_status_id ?? []}
          onChange={(ids) => onChange({ sub_status_id: orNone(ids) })}
          searchable
        />
        <SelectField
          label={t('kanban', 'Payment')}
          placeholder={t('kanban', 'Any')}
          options={[PAYMENT_TYPE.COD, PAYMENT_TYPE.PREPAID].map((type) => ({ value: type, label: paymentName(t, type) }))}
          value={filter.payment_type?.length === 1 ? (filter.payment_type[0] ?? null) : null}
          onChange={(type) => onChange({ payment_type: type === null ? undefined : [type] })}
        />
        <MultiSelectField
          label={t('kanban', 'Columns')}
          placeholder={t('kanban', 'All')}
          options={statuses.data?.filter(({ id }) => isStatusId(id)).map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={filter.status_id ?? []}
          onChange={(ids) => onChange({ status_id: orNone(ids) })}
        />
        <DateRangeField
          label={t('kanban', 'Delivery')}
          value={[dayOf(filter.delivery_date_from), dayOf(filter.delivery_date_to)]}
          onChange={([from, to]) => onChange({ delivery_date_from: from ?? undefined, delivery_date_to: to ?? undefined })}
          maxDate={null}
          allowsOneDay
        />
      </Stack>
    </FieldsInPopover>
  )
}

function reasonsOf({ name, sub_statuses }: OrderStatusRow) {
  if (sub_statuses.length === 0) return []
  return [{ group: name, items: sub_statuses.map((reason) => ({ value: reason.id, label: reason.name })) }]
}

function orNone(ids: number[]): number[] | undefined {
  return ids.length > 0 ? ids : undefined
}
