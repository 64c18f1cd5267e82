import { linkOptions } from '@tanstack/react-router'
import { type Currency, type CurrencyDetail, CurrencyDraft } from '@tracklane/contract/currency'
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
import { currencyQueries, useCreateCurrency, useRemoveCurrency, useUpdateCurrency } from './currency.api.ts'
import { bodyOf, CurrencyFields, checkCurrency, currencyRules, NEW_CURRENCY, useCurrencyColumns } from './currency-fields.tsx'

export function NewCurrency({ onClose }: { onClose: () => void }) {
  const t = useT()
  const record = useDraftForm({
    initial: NEW_CURRENCY,
    validate: checkCurrency,
    draftOf: (values) => CurrencyDraft.parse(bodyOf(values)),
    create: useCreateCurrency(),
    onSaved: ({ name }) => {
      toastSuccess(t('record', '{name} is added', { name }))
      onClose()
    },
  })
  return (
    <RecordDrawer title={t('currency', 'New currency')} saveLabel={t('currency', 'Add currency')} record={record} onClose={onClose}>
      <CurrencyFields form={record.form} />
    </RecordDrawer>
  )
}

export function CurrencyEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { row, query } = useOpened(currencyQueries.detail(id))
  if (row) return <OpenCurrency currency={row} onClose={onClose} />
  return <LoadingDrawer title={t('currency', 'Currency')} query={query} onClose={onClose} />
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
    <RecordDrawer
      title={currency.name}
      tools={<LogButton entity="currency" id={currency.id} name={currency.name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      uses={<UseLinks uses={removal.uses} ways={waysTo(currency)} />}
      onDeactivate={currency.active ? () => record.saveWith({ active: false }) : undefined}
      conflicts={<Conflicts conflict={record.conflict} fields={useCurrencyColumns()} onTakeTheirs={record.takeTheirs} />}
    >
      <CurrencyFields form={record.form} />
      <ConcernedUses row={currency} isActive={record.form.values.active} isDirty={record.isDirty} />
    </RecordDrawer>
  )
}

function waysTo({ code }: Currency) {
  return {
    orders: linkOptions({ to: '/order-admin', search: { currency_code: [code], archived: 'any', deleted: 'any' } }),
    countries: linkOptions({ to: '/country/', search: { search: code } }),
  }
}
