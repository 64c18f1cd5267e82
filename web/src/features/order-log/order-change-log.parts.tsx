import { Pagination, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LogEntry } from '@tracklane/contract/model-log'
import { useState } from 'react'

import { fieldLabel, valueText } from '#features/order/order-fields.rules.ts'
import { formatDate } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { orderLogQueries } from './order-log.api.ts'
import classes from './order-log.module.css'

const PER_PAGE = 10

/** Who changed what, the last first. */
export function OrderChangeLog({ orderId }: { orderId: number }) {
  const t = useT()
  const [page, setPage] = useState(0)
  const log = useQuery({ ...orderLogQueries.changes(orderId, { page, itemsPerPage: PER_PAGE }), placeholderData: keepPreviousData })
  if (log.isError) return <ErrorState message={log.error.message} onRetry={() => log.refetch()} isRetrying={log.isFetching} />
  if (!log.data) return <Skeleton height={160} />
  const related = Object.values(log.data.relations).flat()
  const entries = [...log.data.logs, ...(page === 0 ? related : [])].sort((left, right) => right.date.localeCompare(left.date))
  if (entries.length === 0) return <EmptyState title={t('order', 'Nothing has been changed yet')} />
  return (
    <>
      <ol className={classes.log}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
          <Entry key={index} entry={entry} />
        ))}
      </ol>
      {log.data.pagesCount > 1 && (
        <Pagination
          mt="md"
          size="sm"
          total={log.data.pagesCount}
          value={page + 1}
          onChange={(next) => setPage(next - 1)}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? t('order', 'Newer changes') : t('order', 'Older changes'),
          })}
        />
      )}
    </>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const t = useT()
  const changes = Object.entries(entry.changes)
  return (
    <li className={classes.entry}>
      <p className={classes.who}>
        {formatDate(entry.date, 'fullDate')} · {entry.actor_name} · {actionText(t, entry.action)}
      </p>
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(([field, change]) => (
            <div key={field}>
              <dt>{fieldLabel(t, field)}</dt>
              <dd>
                {entry.action !== 'created' && (
                  <>
                    <del>{valueText(t, field, change.old)}</del>
                    <span aria-hidden> → </span>
                  </>
                )}
                {valueText(t, field, change.new)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function actionText(t: Translate, action: LogEntry['action']): string {
  switch (action) {
    case 'created':
      return t('order', 'created')
    case 'updated':
      return t('order', 'changed')
    case 'deleted':
      return t('order', 'deleted')
  }
}
