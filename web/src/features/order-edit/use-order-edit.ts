import type { Order } from '@tracklane/contract/order'
import { useMemo, useState } from 'react'
import { focusFirstError } from '#lib/first-error.ts'
import { fieldErrors } from '#lib/form-errors.ts'
import { translate } from '#lib/i18n.ts'
import { toastMessage } from '#ui/toast.ts'
import type { Choices } from './order-conflict.tsx'
import { changedFields, conflictsOf, merged, type OrderField, patchOf } from './order-diff.rules.ts'
import { staleOrder, useUpdateOrder } from './order-edit.api.ts'
import { type OrderValues, valuesOf } from './order-values.rules.ts'
import { useOrderForm } from './use-order-form.ts'

interface Conflict {
  /** What both started from. */
  known: OrderValues
  mine: OrderValues
  theirs: Order
  fields: readonly OrderField[]
  choices: Choices
}

/** The order as it was when the form opened, what the person makes of it, and what others make of it meanwhile. */
export function useOrderEdit(opened: Order, onSaved: () => void) {
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Conflict>()
  const before = useMemo(() => valuesOf(base), [base])
  const form = useOrderForm(before)
  const update = useUpdateOrder()

  const send = (from: Order, values: OrderValues, hasMerged = false) => {
    const known = valuesOf(from)
    const patch = patchOf(known, values)
    update.mutate(
      { id: from.id, version: from.version, patch },
      {
        onSuccess: () => {
          if (hasMerged) toastMessage(translate('order_editor', 'Somebody else changed this order meanwhile: both changes are kept'))
          onSaved()
        },
        onError: (error) => {
          const theirs = staleOrder(error)
          if (theirs) meet(theirs, known, values)
          else refuse(error)
        },
      },
    )
  }

  const refuse = (error: unknown) => {
    form.setErrors(fieldErrors(error))
    focusFirstError()
  }

  /** Different fields go together by themselves; where both changed the same one, the person decides. */
  const meet = (theirs: Order, known: OrderValues, mine: OrderValues) => {
    const fields = conflictsOf(known, mine, valuesOf(theirs))
    if (fields.length > 0) setConflict({ known, mine, theirs, fields, choices: {} })
    else adopt(theirs, merged(known, mine, valuesOf(theirs)))
  }

  const adopt = (theirs: Order, values: OrderValues) => {
    setConflict(undefined)
    setBase(theirs)
    form.setValues(values)
    if (changedFields(valuesOf(theirs), values).length === 0) onSaved()
    else send(theirs, values, true)
  }

  const resolve = ({ known, mine, theirs, fields, choices }: Conflict) => {
    const kept = fields.filter((field) => choices[field] === 'theirs')
    adopt(theirs, merged(known, mine, valuesOf(theirs), kept))
  }

  const isDirty = changedFields(before, form.values).length > 0
  const submit = form.onSubmit((values) => (isDirty ? send(base, values) : onSaved()), focusFirstError)
  return {
    form,
    conflict,
    choose: (field: OrderField, side: 'theirs' | 'mine') =>
      setConflict((now) => now && { ...now, choices: { ...now.choices, [field]: side } }),
    isDirty,
    isSending: update.isPending,
    canSend: !conflict || conflict.fields.every((field) => conflict.choices[field]),
    save: conflict ? () => resolve(conflict) : submit,
  }
}
