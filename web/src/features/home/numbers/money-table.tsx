import type { OrderSum } from '@tracklane/contract/currency'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { Block } from './block.tsx'
import { FinanceLink } from './finance-link.tsx'
import classes from './money-table.module.css'
import { OrdersLink } from './orders-link.tsx'

/** One kind of sum, in each of its currencies. */
export interface Money {
  label: string
  sums: readonly OrderSum[]
  filterOf: (currency_code?: string) => OrderFilter
  money: 'expected' | 'outstanding' | 'collected'
}

export function currenciesOf(money: readonly Money[]): string[] {
  return [...new Set(money.flatMap(({ sums }) => sums.map(({ currency_code }) => currency_code)))].sort()
}

/** Sums with a line per currency, since currencies are never added. Each sum leads to its orders. */
export function MoneyTable({ money }: { money: readonly Money[] }) {
  const t = useT()
  return (
    <div className={classes.place}>
      <Block title={t('home', 'Money by currency')} aside={<FinanceLink />}>
        <table className={classes.money}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('currency', 'Currency')}</span>
              </th>
              {money.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currenciesOf(money).map((code) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                {money.map((one) => (
                  <td key={one.label}>
                    <span className={classes.label} aria-hidden>
                      {one.label}
                    </span>
                    <Sum money={one} code={code} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Block>
    </div>
  )
}

function Sum({ money: { label, sums, filterOf }, code }: { money: Money; code: string }) {
  const t = useT()
  const format = useFormat()
  const sum = sums.find(({ currency_code }) => currency_code === code)
  if (!sum) return <span className={classes.none}>–</span>
  const orders = t('home', '{count, plural, one {# order} other {# orders}}', { count: sum.orders })
  return (
    <OrdersLink filter={filterOf(code)} className={`${calm.link} ${classes.sum}`}>
      <span className="visually-hidden">{label}: </span>
      {format.amount(sum.total)}
      <span className="visually-hidden">
        {' '}
        {code} {orders}
      </span>
    </OrdersLink>
  )
}
