import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type Country, type CountryDetail, CountryDraft } from '@tracklane/contract/country'
import { useState } from 'react'
import { currencyQueries } from '#features/currency/currency.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { ConcernedUses } from '#ui/concerned.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { wide } from '#ui/form-section.tsx'
import { countryQueries, useCreateCountry, useRemoveCountry, useUpdateCountry } from './country.api.ts'
import { bodyOf, CountryFields, checkCountry, countryRules, NEW_COUNTRY, useCountryColumns } from './country-fields.tsx'
import { isoCountryQueries } from './iso-country.api.ts'
import type { IsoCountry } from './iso-country.rules.ts'

interface NewCountryProps {
  onMade?: (id: number) => void
  onClose: () => void
}

export function NewCountry({ onMade, onClose }: NewCountryProps) {
  const t = useT()
  const [iso, setIso] = useState<IsoCountry>()
  const { data: currencies = [] } = useQuery(currencyQueries.list())
  const record = useDraftForm({
    initial: NEW_COUNTRY,
    validate: checkCountry,
    draftOf: (values) => CountryDraft.parse(bodyOf(values)),
    create: useCreateCountry(),
    onSaved: ({ id }) => {
      onMade?.(id)
      onClose()
    },
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  const fill = (country: IsoCountry) => {
    const { name, code, phone_code, currency_code, time_zone = null } = country
    const currency_id = currencies.find((one) => one.active && one.code === currency_code)?.id ?? null
    setIso(country)
    record.form.setValues({ name, code, phone_code, currency_id, time_zone })
    record.form.clearErrors()
  }
  return (
    <RecordDrawer title={t('country', 'New country')} saveLabel={t('country', 'Add country')} record={record} onClose={onClose}>
      <CountryFields form={record.form} iso={iso}>
        <IsoCountryField onChoose={fill} />
      </CountryFields>
    </RecordDrawer>
  )
}

export function CountryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('country', 'Country')} row={countryQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenCountry country={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenCountry({ country, onClose }: { country: CountryDetail; onClose: () => void }) {
  const t = useT()
  const record = useEditForm({
    opened: country,
    rules: countryRules,
    validate: checkCountry,
    update: useUpdateCountry(),
    onSaved: onClose,
    savedText: ({ name }) => t('record', '{name} is saved', { name }),
  })
  const removal = useRemoval(useRemoveCountry(), country, record.done)
  return (
    <RowDrawer
      name={country.name}
      tools={<LogButton entity="country" id={country.id} name={country.name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      ways={waysTo(country)}
      onDeactivate={country.active ? () => record.saveWith({ active: false }) : undefined}
      fields={useCountryColumns()}
    >
      <CountryFields form={record.form} />
      <ConcernedUses row={country} isActive={record.form.values.active} isDirty={record.isDirty} />
    </RowDrawer>
  )
}

/** Administrators have no screen for couriers and hand-overs. */
function waysTo({ id, name }: Country) {
  const search = { country_id: [id] }
  return {
    orders: linkOptions({ to: '/order-admin', search: { ...search, archived: 'any', deleted: 'any' } }),
    users: linkOptions({ to: '/user/', search }),
    order_flows: linkOptions({ to: '/order-flow/', search: { search: name } }),
    organizations: linkOptions({ to: '/organization/' }),
    kanbans: linkOptions({ to: '/kanban/board', search }),
    kanban_cards: linkOptions({ to: '/kanban/card', search }),
  }
}

/** Chooses a country of ISO 3166, which fills the fields of a new one; existing ones are not offered. */
function IsoCountryField({ onChoose }: { onChoose: (country: IsoCountry) => void }) {
  const t = useT()
  const [code, setCode] = useState<string | null>(null)
  const { data = [] } = useQuery(countryQueries.list())
  const { data: all = [], isPending } = useQuery(isoCountryQueries.list(useLanguage()))
  const there = new Set(data.map((country) => country.code))
  const choose = (next: string | null) => {
    setCode(next)
    const country = all.find((one) => one.code === next)
    if (country) onChoose(country)
  }
  return (
    <SelectField
      label={t('country', 'Choose a country')}
      description={t('country', 'Fills name, code, phone code, currency and time zone; each can be changed')}
      className={wide}
      isFirst
      searchable
      isLooking={isPending}
      value={code}
      onChange={choose}
      options={all.map((one) => ({ value: one.code, label: one.name, disabled: there.has(one.code) }))}
    />
  )
}
