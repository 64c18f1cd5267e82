import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { loadsFlow } from '#features/order-flow/order-flow.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './board-filters.module.css'
import type { BoardFiltersProps } from './board-filters.tsx'
import type { BoardFilter } from './board-search.ts'
import { type ChipNames, filterChips } from './filter-chips.ts'

/** What narrows the board down; each chip takes its own part off. */
export function BoardFilterChips({ filter, onChange }: BoardFiltersProps) {
  const t = useT()
  const names = useNames(filter)
  const chips = filterChips(t, filter, names)
  if (chips.length === 0) return null
  const clear = () => onChange(Object.fromEntries(chips.flatMap((chip) => chip.keys.map((key) => [key, undefined]))))
  return (
    <ul className={classes.chips} aria-label={t('kanban', 'Filters set')}>
      {chips.map((chip) => (
        <li key={chip.keys.join()} className={classes.chip}>
          <span className={classes.chipText} title={chip.text}>
            {chip.text}
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('kanban', 'Remove the filter “{filter}”', { filter: chip.text })}
            onClick={() => onChange(Object.fromEntries(chip.keys.map((key) => [key, undefined])))}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={classes.clear} onClick={clear}>
            {t('kanban', 'Clear all')}
          </button>
        </li>
      )}
    </ul>
  )
}

/** The lists are only asked for when a chip needs a name out of them. */
function useNames(filter: BoardFilter): ChipNames {
  const { role } = useProfile()
  const couriers = useQuery({ ...courierQueries.list(), enabled: loadsFlow(role) && filter.courier_id !== undefined })
  const statuses = useQuery({ ...orderStatusQueries.list(), enabled: filter.sub_status_id !== undefined })
  const countries = useQuery({ ...countryQueries.list(), enabled: filter.country_id !== undefined })
  const statusName = useStatusName()
  return {
    status: statusName,
    courier: (id) => couriers.data?.find((courier) => courier.id === id)?.name ?? `#${id}`,
    country: (id) => countries.data?.find((country) => country.id === id)?.name ?? `#${id}`,
    subStatus: (id) => statuses.data?.flatMap((status) => status.sub_statuses).find((one) => one.id === id)?.name ?? `#${id}`,
  }
}
