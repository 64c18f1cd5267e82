import { useForm } from '@mantine/form'
import { type Courier, CourierPatch } from '@tracklane/contract/courier'
import { useState } from 'react'
import { staleCourier, useUpdateCourier } from '#features/courier/courier.api.ts'
import { focusFirstError } from '#lib/first-error.ts'
import { checkedBy, fieldErrors } from '#lib/form-errors.ts'
import { translate } from '#lib/i18n.ts'
import { bodyOf, type CourierValues, changedFields, conflictsOf, merged, patchOf, valuesOf } from './courier-values.ts'

/** The courier as it was when the form opened, and what the person makes of it. */
export function useCourierEdit(opened: Courier, onSaved: () => void) {
  const [base, setBase] = useState(opened)
  const before = valuesOf(base)
  const form = useForm<CourierValues>({ initialValues: before, validate: (values) => checkedBy(CourierPatch)(bodyOf(values)) })
  const update = useUpdateCourier()

  const send = (from: Courier, values: CourierValues) =>
    update.mutate(
      { id: from.id, version: from.version, patch: patchOf(valuesOf(from), values) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const theirs = staleCourier(error)
          if (theirs) return meet(theirs, valuesOf(from), values)
          form.setErrors(fieldErrors(error))
          focusFirstError()
        },
      },
    )

  /** Different fields go together by themselves. Where both changed the same one, it says so there, and saving again keeps mine. */
  const meet = (theirs: Courier, known: CourierValues, mine: CourierValues) => {
    const conflicts = conflictsOf(known, mine, valuesOf(theirs))
    const values = merged(known, mine, valuesOf(theirs))
    setBase(theirs)
    form.setValues(values)
    if (conflicts.length === 0) return send(theirs, values)
    const text = translate('courier', 'Somebody else changed this meanwhile: save again to keep yours')
    form.setErrors(Object.fromEntries(conflicts.map((field) => [field, text])))
    focusFirstError()
  }

  const isDirty = changedFields(before, form.values).length > 0
  const save = form.onSubmit((values) => (isDirty ? send(base, values) : onSaved()), focusFirstError)
  return { form, isDirty, isSending: update.isPending, save }
}
