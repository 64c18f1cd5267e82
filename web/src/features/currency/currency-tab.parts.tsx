import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CurrencyQuery } from '@tracklane/contract/currency'
import type { ReactNode } from 'react'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { listSearch, useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { ActiveMark, activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { currencyQueries } from './currency.api.ts'
import { CurrencyEdit, NewCurrency } from './currency-drawer.tsx'
import { useCurrencyColumns } from './currency-fields.tsx'

const CurrencySearch = listSearch(CurrencyQuery)

/** The list of currencies, beside the countries. */
export function CurrencyTab({ route, tabs }: { route: string; tabs: ReactNode }) {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(CurrencySearch)
  const { openId, isNew, close } = list
  return (
    <ListPage
      title={t('currency', 'Currencies')}
      route={route}
      component="currencies"
      list={list}
      rows={useQuery(currencyQueries.page(list.query))}
      columns={useCurrencyColumns()}
      nameOf={({ name }) => name}
      card={({ name, code, symbol, active }) => (
        <CardFace name={name} mark={<ActiveMark active={active} />} facts={[`${code} · ${symbol}`]} />
      )}
      find={{ label: t('currency', 'Search currencies'), placeholder: t('currency', 'Name, code, symbol') }}
      filters={[activeFilter(t)]}
      ask={(filter) => client.fetchQuery(currencyQueries.page(list.queryWith(filter)))}
      none={{ title: t('currency', 'No currencies yet'), text: t('currency', 'Add the first one: countries can then use it.') }}
      nothingFound={{ title: t('currency', 'No currency found'), text: t('record', 'Nothing matches the search and the filters.') }}
      menu={({ id, name }, back) => <LogItem entity="currency" id={id} name={name} onClose={back} />}
      addLabel={t('currency', 'New currency')}
      tabs={tabs}
      drawer={isNew ? <NewCurrency onClose={close} /> : openId !== undefined && <CurrencyEdit key={openId} id={openId} onClose={close} />}
    />
  )
}
