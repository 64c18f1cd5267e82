import type { CurrencySum } from '@tracklane/contract/currency'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { StatusDot } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { ColumnMenu } from './column-menu.tsx'

interface ColumnHeadProps {
  id: string
  column: ShownColumn
  name: string
  /** Why the lifted card may not come here; it stands where the sums stand, so that nothing jumps. */
  reason: string | undefined
}

export function ColumnHead({ id, column, name, reason }: ColumnHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <StatusDot id={column.status_id} />
        <h2 id={id} className={classes.name}>
          {name}
        </h2>
        <ColumnCount total={column.total} limit={column.wip_limit} />
        <ColumnMenu column={column} name={name} />
      </div>
      {reason ? (
        <p className={classes.reason} title={reason}>
          {reason}
        </p>
      ) : (
        <Sums sums={column.sums} />
      )}
    </header>
  )
}

function Sums({ sums }: { sums: readonly CurrencySum[] }) {
  const t = useT()
  const { money } = useFormat()
  const text = sums.map((sum) => money(sum.total, sum.currency_code)).join(' · ')
  return (
    <p className={classes.sums} title={text || undefined}>
      {text ? t('kanban', 'COD {sums}', { sums: text }) : t('kanban', 'No COD')}
    </p>
  )
}

/** How many orders stand here, and how many should at most. */
export function ColumnCount({ total, limit }: { total: number; limit: number | null }) {
  const t = useT()
  const { number } = useFormat()
  const isOver = limit !== null && total > limit
  const text = limit === null ? number(total) : `${number(total)} / ${number(limit)}`
  return (
    <span
      className={classes.count}
      data-over={isOver || undefined}
      title={isOver ? t('kanban', 'Over the limit of this column') : undefined}
    >
      {text}
      {isOver && <span className="visually-hidden">{t('kanban', 'Over the limit of this column')}</span>}
    </span>
  )
}
