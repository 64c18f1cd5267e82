import type { Country } from '@tracklane/contract/country'
import type { Db } from '#db/db.ts'

export function findCountries(db: Db): Promise<Country[]> {
  return countries(db).orderBy('countries.name').orderBy('countries.id').execute()
}

export function findCountry(db: Db, id: number): Promise<Country | undefined> {
  return countries(db).where('countries.id', '=', id).executeTakeFirst()
}

function countries(db: Db) {
  return db
    .selectFrom('countries')
    .innerJoin('currencies', 'currencies.id', 'countries.currency_id')
    .select([
      'countries.id',
      'countries.name',
      'countries.code',
      'countries.currency_id',
      'currencies.code as currency_code',
      'countries.phone_code',
      'countries.time_zone',
      'countries.active',
    ])
}
