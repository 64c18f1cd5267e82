import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react'
import type { HandOverRow } from '@tracklane/contract/handover'
import { handOverName } from '@tracklane/contract/order-hold'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { supersededOrders } from './hand-over.rules.ts'
import { printReceipt } from './handover.api.ts'
import classes from './handover.module.css'

interface PastHandOversProps {
  label: string
  rows: readonly HandOverRow[]
  onOpen: (id: number) => void
  onTakeBack: (row: HandOverRow) => void
}

/** Hand-overs, the latest first; one that was taken back is marked. */
export function PastHandOvers({ label, rows, ...on }: PastHandOversProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => (
        <PastHandOver key={row.id} row={row} {...on} />
      ))}
    </ul>
  )
}

function PastHandOver({ row, onOpen, onTakeBack }: { row: HandOverRow } & Pick<PastHandOversProps, 'onOpen' | 'onTakeBack'>) {
  const t = useT()
  const format = useFormat()
  const number = handOverName(row)
  const superseded = row.cancelled_at === null ? supersededOrders(row) : 0
  return (
    <li className={classes.past} data-cancelled={row.cancelled_at !== null || undefined}>
      <button type="button" className={classes.number} onClick={() => onOpen(row.id)}>
        {number}
      </button>
      <span className={classes.dim}>
        {formatDate(row.created_at, 'onlyDate')} {formatDate(row.created_at, 'onlyTime')}
      </span>
      <span className={classes.who}>
        <span className={classes.struck}>{row.courier}</span>
        {row.cancelled_at && <span className={classes.dim}> {t('finance', 'taken back')}</span>}
        {superseded > 0 && (
          <span className={classes.dim}>
            {' '}
            {t('finance', '{orders, plural, one {# order handed over again} other {# orders handed over again}}', { orders: superseded })}
          </span>
        )}
      </span>
      <span className={`${classes.dim} ${classes.count}`}>
        {t('finance', '{orders, plural, one {# order} other {# orders}}', { orders: row.orders })}
      </span>
      <span className={`${classes.money} ${classes.struck}`}>
        {row.sums.map(({ total, currency_code }) => format.money(total, currency_code)).join(' · ')}
      </span>
      <span className={classes.tools}>
        {row.cancelled_at === null && (
          <IconButton label={t('finance', 'Take back {number}', { number })} onClick={() => onTakeBack(row)}>
            <IconArrowBackUp size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('finance', 'Print receipt {number}', { number })} onClick={() => void printReceipt(row)}>
          <IconPrinter size={18} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
