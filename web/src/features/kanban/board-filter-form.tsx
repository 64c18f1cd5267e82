import { Button, Group, MultiSelect, Select, Stack } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { STATUS, STATUS_IDS } from '@tracklane/contract/order-status'
import { courierQueries } from '#features/courier/courier.api.ts'
import { paymentName } from '#features/order/order-payment.parts.tsx'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useT } from '#lib/i18n.ts'
import type { BoardFiltersProps } from './board-filters.tsx'

const UNDELIVERED = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export function BoardFilterForm({ filter, onChange }: BoardFiltersProps) {
  const t = useT()
  const couriers = useQuery(courierQueries.list())
  const statuses = useQuery(orderStatusQueries.list())
  const inPopover = { comboboxProps: { withinPortal: false } }

  return (
    <Stack gap="sm">
      <Group gap={6}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChange({ delivery_date_from: dayFromNow(0), delivery_date_to: dayFromNow(0) })}
        >
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
      <MultiSelect
        label={t('kanban', 'Courier')}
        placeholder={filter.courier_id ? undefined : t('kanban', 'Any')}
        data={couriers.data?.map((courier) => ({ value: String(courier.id), label: courier.name })) ?? []}
        value={filter.courier_id?.map(String) ?? []}
        onChange={(ids) => onChange({ courier_id: ids.length > 0 ? ids.map(Number) : undefined })}
        searchable
        {...inPopover}
      />
      <MultiSelect
        label={t('kanban', 'Reason')}
        placeholder={filter.sub_status_id ? undefined : t('kanban', 'Any')}
        data={
          statuses.data
            ?.filter((status) => status.sub_statuses.length > 0)
            .map((status) => ({
              group: status.name,
              items: status.sub_statuses.map((sub) => ({ value: String(sub.id), label: sub.name })),
            })) ?? []
        }
        value={filter.sub_status_id?.map(String) ?? []}
        onChange={(ids) => onChange({ sub_status_id: ids.length > 0 ? ids.map(Number) : undefined })}
        searchable
        {...inPopover}
      />
      <Select
        label={t('kanban', 'Payment')}
        placeholder={t('kanban', 'Any')}
        data={[PAYMENT_TYPE.COD, PAYMENT_TYPE.PREPAID].map((type) => ({ value: String(type), label: paymentName(t, type) }))}
        value={filter.payment_type?.length === 1 ? String(filter.payment_type[0]) : null}
        onChange={(type) => onChange({ payment_type: type ? [Number(type)] : undefined })}
        clearable
        {...inPopover}
      />
      <MultiSelect
        label={t('kanban', 'Columns')}
        placeholder={filter.status_id ? undefined : t('kanban', 'All')}
        data={
          statuses.data
            ?.filter((status) => STATUS_IDS.some((id) => id === status.id))
            .map((status) => ({ value: String(status.id), label: status.name })) ?? []
        }
        value={filter.status_id?.map(String) ?? []}
        onChange={(ids) => onChange({ status_id: ids.length > 0 ? ids.map(Number) : undefined })}
        {...inPopover}
      />
      <DatePickerInput
        type="range"
        label={t('kanban', 'Delivery')}
        placeholder={t('kanban', 'Any day')}
        value={[dayOf(filter.delivery_date_from), dayOf(filter.delivery_date_to)]}
        onChange={([from, to]) => onChange({ delivery_date_from: from ?? undefined, delivery_date_to: to ?? undefined })}
        allowSingleDateInRange
        valueFormat="DD.MM.YYYY"
        firstDayOfWeek={1}
        clearable
        popoverProps={{ withinPortal: false }}
      />
    </Stack>
  )
}

function dayOf(value: string | undefined): string | null {
  return value?.slice(0, 10) ?? null
}

/** A day as YYYY-MM-DD in the person's zone. */
function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
