import { Button } from '@mantine/core'
import type { FinanceRow } from '@tracklane/contract/order-finance'
import { useT } from '#lib/i18n.ts'
import { CASH_WORDS, Line, useCashWords } from './finance-line.tsx'
import { byCourier, type CourierMoney, type FinanceLine } from './finance-rows.rules.ts'
import type { FinanceSearch } from './finance-search.ts'
import { MoneyLink } from './money-link.tsx'
import classes from './order-finance.module.css'

interface FinanceTableProps {
  rows: readonly FinanceRow[]
  totals: readonly FinanceLine[]
  search: FinanceSearch
  onHandOver: (courierId: number) => void
}

/** A line per courier and currency. Every number leads to its orders. */
export function FinanceTable({ rows, totals, search, onHandOver }: FinanceTableProps) {
  const t = useT()
  const words = useCashWords()
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('finance', 'Courier')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('finance', 'Currency')}</span>
            </th>
            {CASH_WORDS.map((word) => (
              <th key={word} scope="col" className={classes.end}>
                {words[word]}
              </th>
            ))}
            <th scope="col" className={classes.action}>
              <span className="visually-hidden">{t('finance', 'Hand-over')}</span>
            </th>
          </tr>
        </thead>
        {byCourier(rows.filter(hasCash)).map((one) => (
          <CourierLines key={one.courier_id ?? 'nobody'} money={one} search={search} onHandOver={onHandOver} />
        ))}
        <tbody className={classes.totals}>
          {totals.map((line, index) => (
            <Line
              key={line.currency_code}
              name={index === 0 ? t('finance', 'Total') : undefined}
              whose={t('finance', 'all couriers')}
              line={line}
              search={search}
            />
          ))}
        </tbody>
      </table>
      <PrepaidLine totals={totals} search={search} />
    </div>
  )
}

function hasCash(row: FinanceRow): boolean {
  return CASH_WORDS.some((word) => row[`${word}_orders`] > 0)
}

function CourierLines({ money, search, onHandOver }: { money: CourierMoney } & Pick<FinanceTableProps, 'search' | 'onHandOver'>) {
  const t = useT()
  const { courier_id } = money
  const name = money.courier ?? t('finance', 'No courier')
  const hasDue = money.lines.some((line) => line.outstanding_orders > 0)
  return (
    <tbody className={classes.courier}>
      {money.lines.map((line, index) => (
        <Line
          key={line.currency_code}
          name={index === 0 ? name : undefined}
          whose={name}
          line={line}
          courier_id={courier_id}
          search={search}
        >
          {index === 0 && courier_id !== null && hasDue && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onHandOver(courier_id)}
              aria-label={t('finance', 'Hand over: {courier}', { courier: name })}
            >
              {t('finance', 'Hand over')}
            </Button>
          )}
        </Line>
      ))}
    </tbody>
  )
}

interface PrepaidLineProps {
  totals: readonly FinanceLine[]
  search: FinanceSearch
}

/** The sum of prepaid orders, which is outside the other sums. */
function PrepaidLine({ totals, search }: PrepaidLineProps) {
  const t = useT()
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
          <MoneyLink word="prepaid" line={line} whose={t('finance', 'Prepaid')} search={search} className={classes.amount} withCurrency />{' '}
          <span className={classes.when}>
            {t('finance', '{orders, plural, one {# order} other {# orders}}', { orders: line.prepaid_orders })}
          </span>
        </span>
      ))}
    </p>
  )
}
