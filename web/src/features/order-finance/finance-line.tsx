import type { ReactNode } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import type { FinanceLine } from './finance-rows.rules.ts'
import type { FinanceSearch } from './finance-search.ts'
import { MoneyLink } from './money-link.tsx'
import classes from './order-finance.module.css'

/** Sums of cash on delivery; prepaid orders have a line of their own. */
export const CASH_WORDS = ['expected', 'outstanding', 'collected'] as const

export function useCashWords(): Record<(typeof CASH_WORDS)[number], string> {
  const t = useT()
  return { expected: t('finance', 'Expected'), outstanding: t('finance', 'Outstanding'), collected: t('finance', 'Collected') }
}

interface LineProps {
  name: string | undefined
  whose: string
  line: FinanceLine
  courier_id?: number | null
  search: FinanceSearch
  children?: ReactNode
}

/** The sums of one courier and currency, or the total of a currency. */
export function Line({ name, whose, line, courier_id, search, children }: LineProps) {
  const format = useFormat()
  const words = useCashWords()
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name ?? <span className="visually-hidden">{whose}</span>}
      </th>
      <td className={classes.currency}>{line.currency_code}</td>
      {CASH_WORDS.map((word) => {
        const orders = line[`${word}_orders`]
        return (
          <td key={word} className={classes.end} data-label={words[word]}>
            {orders === 0 ? (
              <span className={classes.nothing}>– </span>
            ) : (
              <MoneyLink word={word} line={line} courier_id={courier_id} whose={whose} search={search} className={classes.amount} />
            )}
            <span className={classes.count} aria-hidden>
              {orders === 0 ? '' : format.number(orders)}
            </span>
          </td>
        )
      })}
      <td className={classes.action}>{children}</td>
    </tr>
  )
}
