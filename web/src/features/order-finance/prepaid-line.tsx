import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import type { FinanceLine } from './finance-rows.rules.ts'
import type { FinanceSearch } from './finance-search.ts'
import { MoneyLink } from './money-link.tsx'
import classes from './order-finance.module.css'

interface PrepaidLineProps {
  totals: readonly FinanceLine[]
  search: FinanceSearch
}

/** The sum of prepaid orders, which stands outside of the other sums. */
export function PrepaidLine({ totals, search }: PrepaidLineProps) {
  const t = useT()
  const format = useFormat()
  const there = totals.filter((line) => line.prepaid_orders > 0)
  if (there.length === 0) return null
  const isNarrowed = search.paid_at_from || search.paid_at_to
  return (
    <p className={classes.prepaid}>
      {isNarrowed
        ? t('finance', 'Prepaid, marked as paid in the period, not in these sums:')
        : t('finance', 'Prepaid, marked as paid, not in these sums:')}
      {there.map((line) => (
        <span key={line.currency_code} className={classes.prepaidSum}>
          <MoneyLink word="prepaid" line={line} whose={t('finance', 'Prepaid')} search={search} className={classes.amount}>
            {format.money(line.prepaid, line.currency_code)}
          </MoneyLink>{' '}
          <span className={classes.when}>
            {t('finance', '{orders, plural, one {# order} other {# orders}}', { orders: line.prepaid_orders })}
          </span>
        </span>
      ))}
    </p>
  )
}
