import { IconPrinter } from '@tabler/icons-react'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './order-table.module.css'

/** The mark of an order with a printed label, with the latest time. */
export function LabelMark({ printedAt }: { printedAt: string }) {
  const t = useT()
  const moment = `${formatDate(printedAt, 'onlyDayMonth')} ${formatDate(printedAt, 'onlyTime')}`
  return (
    <span className={classes.printed}>
      <IconPrinter size={13} role="img" aria-label={t('order', 'Label printed')} /> {moment}
    </span>
  )
}
