import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { PAYMENT_TYPE, restorers } from '@tracklane/contract/order'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { paymentName } from '#features/order/order-payment.rules.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useT } from '#lib/i18n.ts'
import { FieldsInPopover } from '#ui/fields/floating.tsx'
import { MultiSelectField, SelectField } from '#ui/fields/select-field.tsx'
import { type OrderFiltersProps, orNone } from './order-filter-parts.ts'
import classes from './order-filters.module.css'
import { OrderRangeFields } from './order-range-fields.tsx'
import { RecentFilters } from './recent-filters.tsx'
import { TrackField } from './track-field.tsx'

interface OrderFilterFormProps extends OrderFiltersProps {
  recent: readonly OrderFiltersProps['filter'][]
  withGone: boolean
}

/** Everything orders can be narrowed down by; each field counts at once. */
export function OrderFilterForm({ filter, onChange, recent, withGone }: OrderFilterFormProps) {
  const t = useT()
  return (
    <FieldsInPopover>
      <div className={classes.form}>
        <Group gap={6} className={classes.wide}>
          <Button size="compact-sm" variant="default" onClick={() => onChange({ late: true })}>
            {t('filter', 'Late orders')}
          </Button>
          <RecentFilters filter={filter} recent={recent} onChange={onChange} />
        </Group>
        <WhereFields filter={filter} onChange={onChange} />
        <StateFields filter={filter} onChange={onChange} withGone={withGone} />
        <OrderRangeFields filter={filter} onChange={onChange} />
        <TrackField value={filter.track ?? []} onChange={(track) => onChange({ track: orNone(track) })} />
      </div>
    </FieldsInPopover>
  )
}

function WhereFields({ filter, onChange }: OrderFiltersProps) {
  const t = useT()
  const hasCountries = useProfile().country_id === null
  const statuses = useQuery(orderStatusQueries.list()).data ?? []
  const couriers = useQuery(courierQueries.list()).data ?? []
  const countries = useQuery({ ...countryQueries.list(), enabled: hasCountries }).data ?? []
  const any = t('filter', 'Any')
  return (
    <>
      <MultiSelectField
        label={t('order', 'Status')}
        placeholder={any}
        options={statuses.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.status_id ?? []}
        onChange={(ids) => onChange({ status_id: orNone(ids) })}
      />
      <MultiSelectField
        label={t('order', 'Reason')}
        placeholder={any}
        options={statuses
          .filter(({ sub_statuses }) => sub_statuses.length > 0)
          .map(({ name, sub_statuses }) => ({ group: name, items: sub_statuses.map((sub) => ({ value: sub.id, label: sub.name })) }))}
        value={filter.sub_status_id ?? []}
        onChange={(ids) => onChange({ sub_status_id: orNone(ids) })}
      />
      <MultiSelectField
        label={t('order', 'Courier')}
        placeholder={any}
        options={couriers.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.courier_id ?? []}
        onChange={(ids) => onChange({ courier_id: orNone(ids) })}
      />
      {hasCountries && (
        <MultiSelectField
          label={t('order', 'Country')}
          placeholder={any}
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.country_id ?? []}
          onChange={(ids) => onChange({ country_id: orNone(ids) })}
        />
      )}
    </>
  )
}

/** A yes or no as a choice that can also be left open. */
const toFlag = (choice: 'yes' | 'no' | null): boolean | undefined => (choice === null ? undefined : choice === 'yes')
const fromFlag = (flag: boolean | undefined): 'yes' | 'no' | null => (flag === undefined ? null : flag ? 'yes' : 'no')

function StateFields({ filter, onChange, withGone }: OrderFiltersProps & { withGone: boolean }) {
  const t = useT()
  const { role } = useProfile()
  return (
    <>
      <SelectField
        label={t('order', 'Payment')}
        placeholder={t('filter', 'Any')}
        options={[PAYMENT_TYPE.COD, PAYMENT_TYPE.PREPAID].map((type) => ({ value: type, label: paymentName(t, type) }))}
        value={filter.payment_type?.length === 1 ? (filter.payment_type[0] ?? null) : null}
        onChange={(type) => onChange({ payment_type: type === null ? undefined : [type] })}
      />
      <SelectField
        label={t('order', 'Paid')}
        placeholder={t('filter', 'Any')}
        options={[
          { value: 'yes', label: t('order', 'Paid') },
          { value: 'no', label: t('filter', 'Not paid') },
        ]}
        value={fromFlag(filter.paid)}
        onChange={(choice) => onChange({ paid: toFlag(choice) })}
      />
      <SelectField
        label={t('filter', 'Late')}
        placeholder={t('filter', 'Any')}
        options={[
          { value: 'yes', label: t('filter', 'Late orders') },
          { value: 'no', label: t('filter', 'Not late') },
        ]}
        value={fromFlag(filter.late)}
        onChange={(choice) => onChange({ late: toFlag(choice) })}
      />
      {withGone && (
        <SelectField
          label={t('filter', 'Archive')}
          placeholder={t('filter', 'Left out')}
          options={[{ value: 'yes', label: t('filter', 'Archived orders') }]}
          value={fromFlag(filter.archived)}
          onChange={(choice) => onChange({ archived: toFlag(choice) })}
        />
      )}
      {withGone && mayCall({ access: restorers }, role) && (
        <SelectField
          label={t('filter', 'Deleted')}
          placeholder={t('filter', 'Left out')}
          options={[{ value: 'yes', label: t('filter', 'Deleted orders') }]}
          value={fromFlag(filter.deleted)}
          onChange={(choice) => onChange({ deleted: toFlag(choice) })}
        />
      )}
    </>
  )
}
