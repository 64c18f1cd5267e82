import { useT } from '#lib/i18n.ts'
import type { FinanceLine } from './finance-rows.rules.ts'
import type { FinanceSearch } from './finance-search.ts'
import { MoneyLink } from './money-link.tsx'
import classes from './order-finance.module.css'

interface FinanceStripProps {
  totals: readonly FinanceLine[]
  search: FinanceSearch
}

/** The sum of each kind, and whether the period narrows it. */
export function FinanceStrip({ totals, search }: FinanceStripProps) {
  const t = useT()
  const period = search.paid_at_from || search.paid_at_to ? t('finance', 'in the period') : t('finance', 'all time')
  const cells = [
    { word: 'expected', label: t('finance', 'Expected'), hint: t('finance', 'In delivery, cash'), when: t('finance', 'as of now') },
    {
      word: 'outstanding',
      label: t('finance', 'Outstanding'),
      hint: t('finance', 'Delivered, not handed over'),
      when: t('finance', 'as of now'),
    },
    { word: 'collected', label: t('finance', 'Collected'), hint: t('finance', 'Cash marked as paid'), when: period },
  ] as const
  return (
    <div className={classes.strip}>
      {cells.map(({ word, label, hint, when }) => (
        <section key={word} className={classes.cell} aria-label={label}>
          <div className={classes.cellHead}>
            <h2 className={classes.word}>{label}</h2>
            <span className={classes.when}>{when}</span>
          </div>
          <p className={classes.hint}>{hint}</p>
          <StripSums word={word} whose={label} totals={totals} search={search} />
        </section>
      ))}
    </div>
  )
}

function StripSums({ word, whose, totals, search }: FinanceStripProps & { word: 'expected' | 'outstanding' | 'collected'; whose: string }) {
  const t = useT()
  const there = totals.filter((line) => line[`${word}_orders`] > 0)
  if (there.length === 0) return <p className={classes.noSum}>{t('finance', 'No orders')}</p>
  return there.map((line) => (
    <div key={line.currency_code} className={classes.sumLine}>
      <MoneyLink word={word} line={line} whose={whose} search={search} className={classes.sum} withCurrency />
      <span className={classes.when}>
        {t('finance', '{orders, plural, one {# order} other {# orders}}', { orders: line[`${word}_orders`] })}
      </span>
    </div>
  ))
}
