import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CurrencyTab } from '#features/currency/currency-tab.parts.tsx'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { ActiveMark, activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { PageTabs } from '#ui/page-tabs.tsx'
import { countryQueries } from './country.api.ts'
import { CountryEdit, NewCountry } from './country-drawer.tsx'
import { useCountryColumns } from './country-fields.tsx'
import { CountryIndexSearch, CountrySearch } from './country-search.ts'

const ROUTE = '/country/'

/** The screen /country/: the countries of the organizations, and their currencies. */
export function CountryIndexPage() {
  const t = useT()
  const [{ tab }] = useFilter(CountryIndexSearch)
  const lists = [
    { tab: undefined, label: t('country', 'Countries') },
    { tab: 'currency', label: t('currency', 'Currencies') },
  ]
  const tabs = <PageTabs label={t('country', 'Countries and currencies')} tabs={lists} current={tab} />
  return tab === 'currency' ? <CurrencyTab route={ROUTE} tabs={tabs} /> : <CountryTab tabs={tabs} />
}

function CountryTab({ tabs }: { tabs: ReactNode }) {
  const t = useT()
  const client = useQueryClient()
  const list = useListSearch(CountrySearch)
  const { openId, isNew, close } = list
  return (
    <ListPage
      title={t('country', 'Countries')}
      route={ROUTE}
      component="countries"
      list={list}
      rows={useQuery(countryQueries.page(list.query))}
      columns={useCountryColumns()}
      nameOf={({ name }) => name}
      card={({ name, code, currency_code, time_zone, active }) => (
        <CardFace name={name} mark={<ActiveMark active={active} />} facts={[`${code} · ${currency_code}`, time_zone]} />
      )}
      find={{ label: t('country', 'Search countries'), placeholder: t('country', 'Name, code, currency, zone') }}
      filters={[activeFilter(t)]}
      ask={(filter) => client.fetchQuery(countryQueries.page(list.queryWith(filter)))}
      none={{ title: t('country', 'No countries yet'), text: t('country', 'Add the first one: couriers and orders belong to a country.') }}
      nothingFound={{ title: t('country', 'No country found'), text: t('record', 'Nothing matches the search and the filters.') }}
      menu={({ id, name }, back) => <LogItem entity="country" id={id} name={name} onClose={back} />}
      addLabel={t('country', 'New country')}
      tabs={tabs}
      drawer={isNew ? <NewCountry onClose={close} /> : openId !== undefined && <CountryEdit key={openId} id={openId} onClose={close} />}
    />
  )
}
