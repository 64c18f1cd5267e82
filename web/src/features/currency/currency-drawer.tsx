import { type Currency, CurrencyDraft } from '@tracklane/contract/currency'
import { useDraftForm, useEditForm } from '#lib/edit-form.ts'
import { useT } from '#lib/i18n.ts'
import { useOpened } from '#lib/use-opened.ts'
import { Conflicts } from '#ui/conflicts.tsx'
import { LoadingDrawer, RecordDrawer } from '#ui/record-drawer.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useRemoval } from '#ui/use-removal.ts'
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

function OpenCurrency({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const record = useEditForm({
    opened: currency,
    rules: currencyRules,
    validate: checkCurrency,
    update: useUpdateCurrency(),
    onSaved: onClose,
  })
  const removal = useRemoval(useRemoveCurrency(), currency, record.done)
  return (
    <RecordDrawer
      title={currency.name}
      record={record}
      onClose={onClose}
      removal={removal}
      onDeactivate={currency.active ? () => record.saveWith({ active: false }) : undefined}
      conflicts={<Conflicts conflict={record.conflict} fields={useCurrencyColumns()} onTakeTheirs={record.takeTheirs} />}
    >
      <CurrencyFields form={record.form} />
    </RecordDrawer>
  )
}
