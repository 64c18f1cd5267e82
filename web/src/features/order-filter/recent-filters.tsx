import { Button, Menu } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { orderChips } from './order-chips.rules.ts'
import type { OrderFilterParts, OrderFiltersProps } from './order-filter-parts.ts'
import classes from './order-filters.module.css'
import { useChipNames } from './use-chip-names.ts'
import { insteadOf } from './use-recent-filters.ts'

interface RecentFiltersProps extends OrderFiltersProps {
  recent: readonly OrderFilterParts[]
}

/** The filters put together here last, to be set again. */
export function RecentFilters({ filter, recent, onChange }: RecentFiltersProps) {
  const t = useT()
  if (recent.length === 0) return null
  return (
    <Menu position="bottom-start" width={320} withinPortal={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconHistory size={14} aria-hidden />}>
          {t('filter', 'Recent filters')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {recent.map((one) => (
          <Menu.Item key={JSON.stringify(one)} onClick={() => onChange(insteadOf(filter, one))}>
            <FilterText filter={one} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function FilterText({ filter }: { filter: OrderFilterParts }) {
  const t = useT()
  const chips = orderChips(t, filter, useChipNames(filter)).map(({ text }) => text)
  const search = filter.search ? [t('filter', 'Search: {text}', { text: filter.search })] : []
  return <span className={classes.recent}>{[...search, ...chips].join(' · ')}</span>
}
