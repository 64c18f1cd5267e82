import type { Profile } from '@tracklane/contract/auth'
import { mayCallNow } from '@tracklane/contract/kit/acting'
import type { Order } from '@tracklane/contract/order'
import { OrderDraft } from '@tracklane/contract/order-edit'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useCountryChoice } from '#features/organization/organization-option.api.ts'
import { focusFirstError } from '#lib/first-error.ts'
import { useKeptDraft } from '#lib/form-draft.ts'
import { fieldErrors } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { EditorDrawer } from '#ui/editor-drawer.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { useCreateOrder } from './order-edit.api.ts'
import { OrderFormFields } from './order-form.tsx'
import { bodyOf, emptyOrder } from './order-values.rules.ts'
import { type OrderForm, useOrderForm } from './use-order-form.ts'

interface OrderCreateProps {
  onCreated: (order: Order) => void
  onClose: () => void
}

export function OrderCreate({ onCreated, onClose }: OrderCreateProps) {
  const t = useT()
  const profile = useProfile()
  // Only a person who works in a single country leaves it to the server.
  const needsCountry = profile.role !== 'logist' || profile.country_id === null
  const form = useOrderForm(emptyOrder(profile.country_id), { needsCountry })
  const keyOf = useKey()
  const create = useCreateOrder()
  const letGo = useUnsaved(form.isDirty(), (search) => search.new === '1')
  useKeptDraft('new', form.isDirty() ? form.values : undefined, (values) => form.setValues(values))

  const save = form.onSubmit((values) => {
    const body = OrderDraft.parse({ ...bodyOf(values), ...(needsCountry && { country_id: values.country_id }) })
    create.mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: (order) => {
          letGo()
          toastSuccess(t('order_editor', 'Order {track} is created', { track: order.track }))
          onCreated(order)
        },
        onError: (error) => {
          form.setErrors(fieldErrors(error))
          focusFirstError()
        },
      },
    )
  }, focusFirstError)

  return (
    <EditorDrawer
      title={t('order_editor', 'New order')}
      saveLabel={t('order_editor', 'Create order')}
      isSending={create.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <OrderFormFields form={form}>{needsCountry && <CountryField form={form} profile={profile} />}</OrderFormFields>
    </EditorDrawer>
  )
}

/** The countries that the organization serves, where the person may know them; else the server reports it at the field. */
function CountryField({ form, profile }: { form: OrderForm; profile: Profile }) {
  const t = useT()
  const organization = mayCallNow(organizationOptions, profile) ? profile.organization_id : null
  const options = useCountryChoice(form, organization)
  return (
    <SelectField
      label={t('order', 'Country')}
      required
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      {...fieldOf(form, 'country_id')}
    />
  )
}

/** Returns an Idempotency-Key: an equal order sent again after a lost answer is made once; a changed one is another order. */
function useKey(): (body: OrderDraft) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: newRequestKey() }
    return last.current.key
  }
}
