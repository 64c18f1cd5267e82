import { Button, Menu } from '@mantine/core'
import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { dayOf } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import type { FinanceSearch } from './finance-search.ts'
import classes from './order-finance.module.css'
import { periodOf } from './period.rules.ts'

interface PeriodFieldProps {
  search: FinanceSearch
  onChange: (period: Pick<FinanceSearch, 'paid_at' | 'paid_at_from' | 'paid_at_to'>) => void
}

/** The days on which money was collected: two days, or a usual period. */
export function PeriodField({ search, onChange }: PeriodFieldProps) {
  const t = useT()
  const usual = [
    ['today', t('finance', 'Today')],
    ['yesterday', t('finance', 'Yesterday')],
    ['month', t('finance', 'This month')],
    ['last_month', t('finance', 'Last month')],
    ['any', t('finance', 'Any time')],
  ] as const
  const change = ([from, to]: readonly [string | null, string | null]) =>
    onChange({ paid_at: (from ?? to) ? undefined : 'all', paid_at_from: from ?? undefined, paid_at_to: to ?? undefined })
  return (
    <div className={classes.period}>
      <DateRangeField
        label={t('finance', 'Collected')}
        isLabelHidden
        className={classes.range}
        allowsOneDay
        value={[dayOf(search.paid_at_from), dayOf(search.paid_at_to)]}
        onChange={change}
      />
      <Menu {...ACTION_MENU} position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconCalendar size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('finance', 'Period')}
          </Button>
        </Menu.Target>
        <ActionDropdown>
          {usual.map(([period, label]) => (
            <MenuEntry key={period} onClick={() => change(periodOf(period, new Date()))}>
              {label}
            </MenuEntry>
          ))}
        </ActionDropdown>
      </Menu>
    </div>
  )
}
