import { Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CourierListRow } from '@tracklane/contract/courier'
import { useState } from 'react'
import { type CourierQuery, courierQueries } from '#features/courier/courier.api.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './courier-dialog.module.css'
import { CourierOption } from './courier-option.tsx'

interface CourierChoiceProps {
  /** Which couriers there are to choose from, and the day they are asked about. */
  query: CourierQuery
  value: number | null
  onChange: (courierId: number) => void
  /** How many orders this courier would have more that day. */
  takes: (courierId: number) => number
  isDisabled?: boolean | undefined
  /** The search field is where a dialog starts. */
  isFirst?: boolean
}

/** Each courier with the open orders and what is free on the day. */
export function CourierChoice({ query, value, onChange, takes, isDisabled, isFirst }: CourierChoiceProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const couriers = useQuery(courierQueries.list(query))
  const found = matching(couriers.data ?? [], search)
  return (
    <>
      <TextInput
        data-autofocus={isFirst || undefined}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        placeholder={t('courier', 'Find a courier')}
        aria-label={t('courier', 'Find a courier')}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <fieldset className={classes.list} disabled={isDisabled}>
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
            takes={takes(courier.id)}
            isChosen={courier.id === value}
            onChoose={() => onChange(courier.id)}
          />
        ))}
      </fieldset>
    </>
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
