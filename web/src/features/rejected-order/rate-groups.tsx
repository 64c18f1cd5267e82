import { SegmentedControl } from '@mantine/core'
import type { RejectedGroup, RejectedStatistics } from '@tracklane/contract/rejected-order'
import { useId, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { GroupBar } from './group-bar.tsx'
import classes from './group-table.module.css'
import { Count, type Filter } from './rejected-links.tsx'

interface RateGroupsProps {
  statistics: RejectedStatistics
  filter: Filter
}

/** The rates of rejection, the highest first: by courier, or by country where there are several. */
export function RateGroups({ statistics: { by_courier, by_country }, filter }: RateGroupsProps) {
  const t = useT()
  const { percent, number } = useFormat()
  const id = useId()
  const [by, setBy] = useState<'courier' | 'country'>('courier')
  const isByCountry = by === 'country' && by_country.length > 1
  const groups = highestFirst(isByCountry ? by_country : by_courier)
  const most = Math.max(...groups.map(({ rate }) => rate ?? 0), 0)
  const title = isByCountry ? t('rejected_order', 'By country') : t('rejected_order', 'By courier')
  const within = ({ id: group }: RejectedGroup): Filter => ({ ...filter, ...(isByCountry ? countryFilter(group) : courierFilter(group)) })
  return (
    <section aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h2 id={id}>{title}</h2>
        {by_country.length > 1 && (
          <SegmentedControl
            size="xs"
            value={by}
            onChange={(value) => setBy(value as 'courier' | 'country')}
            aria-label={t('rejected_order', 'Group by')}
            data={[
              { value: 'courier', label: t('order', 'Courier') },
              { value: 'country', label: t('order', 'Country') },
            ]}
          />
        )}
      </div>
      <table className={classes.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{isByCountry ? t('order', 'Country') : t('order', 'Courier')}</th>
            <th className={classes.barCell} aria-hidden />
            <th scope="col" className={classes.end}>
              {t('rejected_order', 'Rate')}
            </th>
            <th scope="col" className={classes.end}>
              {t('rejected_order', 'Rejected')}
            </th>
            <th scope="col" className={classes.end}>
              {t('rejected_order', 'Returned')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id ?? 0}>
              <th scope="row" data-none={group.id === null || undefined}>
                {group.name}
              </th>
              <td className={classes.barCell}>
                <GroupBar group={group} share={most > 0 ? (group.rate ?? 0) / most : 0} filter={within(group)} />
              </td>
              <td className={`${classes.end} ${classes.rate}`}>{group.rate === null ? '–' : percent(group.rate)}</td>
              <td className={classes.end}>
                <Count
                  counted="rejected"
                  filter={within(group)}
                  label={`${group.name}, ${t('rejected_order', 'Rejected')}`}
                  count={group.rejected}
                  text={number(group.rejected)}
                />
              </td>
              <td className={classes.end}>
                <Count
                  counted="returned"
                  filter={within(group)}
                  label={`${group.name}, ${t('rejected_order', 'Returned')}`}
                  count={group.returned}
                  text={number(group.returned)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Sorts the groups; the one without a courier is the last, whatever its rate. */
function highestFirst(groups: readonly RejectedGroup[]): RejectedGroup[] {
  return [...groups].sort((a, b) => Number(a.id === null) - Number(b.id === null) || (b.rate ?? -1) - (a.rate ?? -1))
}

function courierFilter(id: number | null): Filter {
  return id === null ? { has_courier: false } : { courier_id: [id] }
}

function countryFilter(id: number | null): Filter {
  return id === null ? {} : { country_id: [id] }
}
