import { type RawBuilder, sql } from 'kysely'

/** Returns an amount as text with the minor digits of its currency, as in every reply; beside a join of `currencies`. */
export function exactAmount(amount: RawBuilder<unknown>): RawBuilder<string> {
  return sql`round(${amount}, currencies.digits)::text`
}

/** Returns an amount as text where only the code of its currency is known. */
export function exactAmountOf(amount: RawBuilder<unknown>, code: RawBuilder<string>): RawBuilder<string> {
  return sql`round(${amount}, (select digits from currencies where code = ${code}))::text`
}
