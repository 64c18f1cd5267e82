import { linkOptions } from '@tanstack/react-router'
import { type Country, type CountryDetail, CountryDraft } from '@tracklane/contract/country'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { LoadingDrawer, RecordDrawer } from '#kit/record-drawer.tsx'
import { UseLinks } from '#kit/use-links.tsx'
import { useOpened } from '#kit/use-opened.ts'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { ConcernedUses } from '#ui/concerned.tsx'
import { Conflicts } from '#ui/conflicts.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { countryQueries, useCreateCountry, useRemoveCountry, useUpdateCountry } from './country.api.ts'
import { bodyOf, CountryFields, checkCountry, countryRules, NEW_COUNTRY, useCountryColumns } from './country-fields.tsx'

export function NewCountry({ onClose }: { onClose: () => void }) {
  const t = useT()
  const record = useDraftForm({
    initial: NEW_COUNTRY,
    validate: checkCountry,
    draftOf: (values) => CountryDraft.parse(bodyOf(values)),
    create: useCreateCountry(),
    onSaved: ({ name }) => {
      toastSuccess(t('record', '{name} is added', { name }))
      onClose()
    },
  })
  return (
    <RecordDrawer title={t('country', 'New country')} saveLabel={t('country', 'Add country')} record={record} onClose={onClose}>
      <CountryFields form={record.form} />
    </RecordDrawer>
  )
}

export function CountryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { row, query } = useOpened(countryQueries.detail(id))
  if (row) return <OpenCountry country={row} onClose={onClose} />
  return <LoadingDrawer title={t('country', 'Country')} query={query} onClose={onClose} />
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
    <RecordDrawer
      title={country.name}
      tools={<LogButton entity="country" id={country.id} name={country.name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      uses={<UseLinks uses={removal.uses} ways={waysTo(country)} />}
      onDeactivate={country.active ? () => record.saveWith({ active: false }) : undefined}
      conflicts={<Conflicts conflict={record.conflict} fields={useCountryColumns()} onTakeTheirs={record.takeTheirs} />}
    >
      <CountryFields form={record.form} />
      <ConcernedUses row={country} isActive={record.form.values.active} isDirty={record.isDirty} />
    </RecordDrawer>
  )
}

/** Couriers and hand-overs have no screen that administrators open. */
function waysTo({ id, name }: Country) {
  const search = { country_id: [id] }
  return {
    orders: linkOptions({ to: '/order-admin', search: { ...search, archived: 'any', deleted: 'any' } }),
    users: linkOptions({ to: '/user/', search }),
    order_flows: linkOptions({ to: '/order-flow/', search: { search: name } }),
    kanbans: linkOptions({ to: '/kanban/board', search }),
    kanban_cards: linkOptions({ to: '/kanban/card', search }),
  }
}
