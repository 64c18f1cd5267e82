import type { Order } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { type ReactElement, useRef, useState } from 'react'
import { useUpdateOrder } from '#features/order-edit/order-edit.api.ts'
import { type Job, oneOrder, unlessChanged } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { useUndo } from '#features/order-operation/undo/undo.api.ts'
import { fieldErrors } from '#lib/form-errors.ts'
import { call } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'

/** The texts that people correct in place; other fields are in the form. */
export type TextField = 'comment' | 'customer_full_name' | 'customer_phone' | 'customer_email' | 'foreign_id'

function textJob(field: TextField, text: string | null): Job {
  return oneOrder(
    async (id, headers) => (await call(orderEditEndpoints.update, { params: { id }, headers, body: { [field]: text } })).data.version,
  )
}

/** Saves one text unless somebody else has changed it since it was opened; then `theirs` has the current value. */
export function useTextChange(opened: Order, field: TextField, onDone: () => void) {
  const t = useT()
  const undo = useUndo()
  const update = useUpdateOrder()
  const known = useRef(opened)
  const [theirs, setTheirs] = useState<Order>()
  const [error, setError] = useState<ReactElement>()

  const send = (text: string) => {
    const { id, version, track } = known.current
    const before = known.current[field]
    const patch = { [field]: text.trim() || null }
    setError(undefined)
    update.mutate(
      { id, version, patch },
      {
        onSuccess: ({ data: made }) => {
          const back = unlessChanged(textJob(field, before), new Map([[id, made.version]]))
          toastSuccess(t('operation', '{track} changed', { track }), undo(id, [back]), id)
          onDone()
        },
        onError: (refusal) => meet(refusal, text),
      },
    )
  }

  const meet = (refusal: Error, text: string) => {
    const now = update.conflictingRow(refusal)
    if (!now) return setError(fieldErrors(refusal)[field])
    const isSame = now[field] === known.current[field]
    known.current = now
    if (isSame) send(text)
    else setTheirs(now)
  }

  const save = (text: string) => ((text.trim() || null) === known.current[field] ? onDone() : send(text))
  return { save, isSending: update.isPending, error, theirs }
}
