import type { RejectedStatistics } from '@tracklane/contract/rejected-order'
import { useId } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { GroupBar } from './group-bar.tsx'
import classes from './group-table.module.css'
import { Count, type Filter } from './rejected-links.tsx'

interface ReasonGroupsProps {
  statistics: RejectedStatistics
  filter: Filter
}

/** The number and share of each reason; orders sent back have reasons of their own. */
export function ReasonGroups({ statistics: { by_sub_status, total }, filter }: ReasonGroupsProps) {
  const t = useT()
  const { percent, number } = useFormat()
  const id = useId()
  const groups = by_sub_status.filter(({ rejected }) => rejected > 0)
  const most = Math.max(...groups.map(({ rejected }) => rejected), 1)
  return (
    <section aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h2 id={id}>{t('rejected_order', 'By reason')}</h2>
      </div>
      <table className={`${classes.table} ${classes.reasons}`}>
        <caption className="visually-hidden">{t('rejected_order', 'By reason')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order', 'Reason')}</th>
            <th className={classes.barCell} aria-hidden />
            <th scope="col" className={classes.end}>
              {t('rejected_order', 'Rejected')}
            </th>
            <th scope="col" className={classes.end}>
              {t('rejected_order', 'Share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const within = { ...filter, ...reasonFilter(group.id) }
            return (
              <tr key={group.id ?? 0}>
                <th scope="row" data-none={group.id === null || undefined}>
                  {group.name}
                </th>
                <td className={classes.barCell}>
                  <GroupBar group={group} share={group.rejected / most} filter={within} />
                </td>
                <td className={classes.end}>
                  <Count counted="rejected" filter={within} label={group.name} count={group.rejected} text={number(group.rejected)} />
                </td>
                <td className={`${classes.end} ${classes.none}`}>{percent(group.rejected / total)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {groups.length === 0 && <p className={classes.nothing}>{t('rejected_order', 'Nothing was rejected in this period.')}</p>}
    </section>
  )
}

function reasonFilter(id: number | null): Filter {
  return id === null ? { has_sub_status: false } : { sub_status_id: [id] }
}
