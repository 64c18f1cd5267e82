import type { Db } from '#db/db.ts'
import type { CurrencyRecord } from '#db/tables/country.table.ts'

export function findCurrencies(db: Db): Promise<CurrencyRecord[]> {
  return db.selectFrom('currencies').select(['id', 'name', 'code', 'symbol', 'digits']).orderBy('code').execute()
}
