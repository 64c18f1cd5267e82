import { Link } from '@tanstack/react-router'
import { type MoneyWord, moneyFilter } from '@tracklane/contract/order-money'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import type { FinanceLine } from './finance-rows.rules.ts'
import type { FinanceSearch } from './finance-search.ts'

interface MoneyLinkProps {
  word: MoneyWord
  line: FinanceLine
  /** Undefined: of all couriers; null: of orders without a courier. */
  courier_id?: number | null | undefined
  /** The owner of the sum, for people who hear only the link. */
  whose: string
  search: FinanceSearch
  className?: string | undefined
  /** Whether the sum is written with its currency: in the table a column names it. */
  withCurrency?: boolean
}

/** A sum with a link to exactly its orders. */
export function MoneyLink({ word, line, courier_id, whose, search, className, withCurrency = false }: MoneyLinkProps) {
  const t = useT()
  const format = useFormat()
  const { currency_code: currency } = line
  const { paid_at_from, paid_at_to, country_id } = search
  const filter = moneyFilter(word, { paid_at_from, paid_at_to }, { currency_code: currency, courier_id, country_id })
  const orders = line[`${word}_orders`]
  return (
    <Link to="/order/index" search={filter} className={className}>
      {withCurrency ? format.money(line[word], currency) : format.amount(line[word])}{' '}
      <span className="visually-hidden">
        {withCurrency
          ? t('finance', '{orders, plural, one {# order} other {# orders}}, {whose}', { orders, whose })
          : t('finance', '{currency}, {orders, plural, one {# order} other {# orders}}, {whose}', { currency, orders, whose })}
      </span>
    </Link>
  )
}
