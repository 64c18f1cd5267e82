import { Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Help } from '#features/help/help.parts.tsx'
import { formatDayName } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './courier-dialog.module.css'
import { CourierOption } from './courier-option.tsx'
import type { CouriersFound } from './use-couriers.ts'

interface CourierListProps {
  choice: CouriersFound
  /** YYYY-MM-DD, the earliest first. */
  days: readonly string[]
  value: number | null
  onChange: (courierId: number) => void
  isDisabled?: boolean | undefined
  /** True where a dialog starts in the search field. */
  isFirst?: boolean | undefined
}

/** The couriers with their free capacity on the day, or on the fullest of several days. The arrows also work in the search field. */
export function CourierList({ choice, days, value, onChange, isDisabled, isFirst }: CourierListProps) {
  const t = useT()
  const language = useLanguage()
  const { couriers, found, search, setSearch } = choice

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = found[found.findIndex(({ id }) => id === value) + step]
    if (step === 0 || !next) return
    event.preventDefault()
    onChange(next.id)
  }
  return (
    <>
      <TextInput
        data-autofocus={isFirst || undefined}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={t('courier', 'Find a courier')}
        aria-label={t('courier', 'Find a courier')}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <div className={classes.listHead} aria-hidden>
        <span>{t('courier', 'Best first')}</span>
        <span>{[...new Set([days[0], days.at(-1)])].map((day) => day && formatDayName(language, `${day}T12:00`)).join(' – ')}</span>
      </div>
      <fieldset className={classes.list} disabled={isDisabled}>
        <legend className="visually-hidden">{t('courier', 'Couriers')}</legend>
        {couriers.isPending && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className={classes.skeleton} aria-hidden />)}
        {couriers.error && <ErrorState message={couriers.error.message} onRetry={() => couriers.refetch()} />}
        {couriers.isSuccess && found.length === 0 && (
          <EmptyState title={t('courier', 'No courier found')}>
            {search ? t('courier', 'Try another name.') : t('courier', 'No active courier serves this order’s country.')}
          </EmptyState>
        )}
        {couriers.isSuccess && found.length === 0 && !search && <Help topic="courier-missing" />}
        {found.map((courier) => (
          <CourierOption
            key={courier.id}
            courier={courier}
            isDayNamed={days.length > 1}
            isChosen={courier.id === value}
            onChoose={() => onChange(courier.id)}
          />
        ))}
      </fieldset>
    </>
  )
}
