import type { Order } from '@tracklane/contract/order'
import { useState } from 'react'
import { useEditForm } from '#kit/edit-form.ts'
import { translate } from '#lib/i18n.ts'
import type { Choices, Side } from './order-conflict.tsx'
import { changedFields, conflictsOf, merged, type OrderField, patchOf } from './order-diff.rules.ts'
import { useUpdateOrder } from './order-edit.api.ts'
import { valuesOf } from './order-values.rules.ts'
import { checkOrder } from './use-order-form.ts'

const rules = { valuesOf, changedFields, patchOf, conflictsOf, merged }

/** Keeps the form: the order when it opened, and the person's changes. Where somebody else changed the same field, the person chooses. */
export function useOrderEdit(opened: Order, onSaved: () => void) {
  const [choices, setChoices] = useState<Choices>({})
  const { conflict, ...edit } = useEditForm({
    opened,
    rules,
    validate: (values) => checkOrder(values),
    update: useUpdateOrder(),
    onSaved,
    mergedText: translate('order_editor', 'Somebody else changed this order meanwhile: both changes are kept'),
    staysHere: (search) => search.edit === '1' && Number(search.id) === opened.id,
  })

  const resolve = () => {
    if (!conflict) return
    const { known, mine, theirs, fields } = conflict
    const kept = fields.filter((field) => choices[field] === 'theirs')
    setChoices({})
    edit.settle(merged(known, mine, valuesOf(theirs), kept))
  }

  return {
    form: edit.form,
    conflict: conflict && { ...conflict, choices },
    choose: (field: OrderField, side: Side) => setChoices((now) => ({ ...now, [field]: side })),
    isSending: edit.isSending,
    canSend: !conflict || conflict.fields.every((field) => choices[field]),
    save: conflict ? resolve : edit.save,
  }
}
