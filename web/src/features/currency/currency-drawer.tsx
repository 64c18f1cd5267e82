import { linkOptions } from '@tanstack/react-router'
import { type Currency, type CurrencyDetail, CurrencyDraft } from '@tracklane/contract/currency'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { ConcernedUses } from '#ui/concerned.tsx'
import { currencyQueries, useCreateCurrency, useRemoveCurrency, useUpdateCurrency } from './currency.api.ts'
import { bodyOf, CurrencyFields, checkCurrency, currencyRules, NEW_CURRENCY, useCurrencyColumns } from './currency-fields.tsx'

interface NewCurrencyProps {
  /** The first values; empty by default. */
  first?: typeof NEW_CURRENCY
  onMade?: (id: number) => void
  onClose: () => void
}

export function NewCurrency({ first = NEW_CURRENCY, onMade, onClose }: NewCurrencyProps) {
  const t = useT()
  const record = useDraftForm({
    initial: first,
    validate: checkCurrency,
    draftOf: (values) => CurrencyDraft.parse(bodyOf(values)),
    create: useCreateCurrency(),
    onSaved: ({ id }) => {
      onMade?.(id)
      onClose()
    },
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('currency', 'New currency')} saveLabel={t('currency', 'Add currency')} record={record} onClose={onClose}>
      <CurrencyFields form={record.form} />
    </RecordDrawer>
  )
}

export function CurrencyEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('currency', 'Currency')} row={currencyQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenCurrency currency={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenCurrency({ currency, onClose }: { currency: CurrencyDetail; onClose: () => void }) {
  const t = useT()
  const record = useEditForm({
    opened: currency,
    rules: currencyRules,
    validate: checkCurrency,
    update: useUpdateCurrency(),
    onSaved: onClose,
    savedText: ({ name }) => t('record', '{name} is saved', { name }),
  })
  const removal = useRemoval(useRemoveCurrency(), currency, record.done)
  return (
    <RowDrawer
      name={currency.name}
      tools={<LogButton entity="currency" id={currency.id} name={currency.name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      ways={waysTo(currency)}
      onDeactivate={currency.active ? () => record.saveWith({ active: false }) : undefined}
      fields={useCurrencyColumns()}
    >
      <CurrencyFields form={record.form} />
      <ConcernedUses row={currency} isActive={record.form.values.active} isDirty={record.isDirty} />
    </RowDrawer>
  )
}

function waysTo({ code }: Currency) {
  return {
    orders: linkOptions({ to: '/order-admin', search: { currency_code: [code], archived: 'any', deleted: 'any' } }),
    countries: linkOptions({ to: '/country/', search: { search: code } }),
  }
}
