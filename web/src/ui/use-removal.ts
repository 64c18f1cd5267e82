import type { UseMutationResult } from '@tanstack/react-query'
import { refusalOf } from '#lib/crud-queries.ts'
import { translate } from '#lib/i18n.ts'
import { confirmDelete } from './confirm-dialog.tsx'
import { toastSuccess } from './toast.ts'

export interface Removal {
  /** Asks first, with the specification's words. */
  readonly ask: () => void
  /** Why it cannot be deleted: what refers to it. */
  readonly refusal: string | undefined
  readonly isSending: boolean
}

/** Deleting the row that a drawer shows; `onGone` leads away from it. */
export function useRemoval(remove: UseMutationResult<void, Error, number>, row: { id: number; name: string }, onGone: () => void): Removal {
  const ask = async () => {
    if (!(await confirmDelete())) return
    remove.mutate(row.id, {
      onSuccess: () => {
        toastSuccess(translate('record', '{name} is deleted', { name: row.name }))
        onGone()
      },
    })
  }
  return { ask: () => void ask(), refusal: refusalOf(remove.error), isSending: remove.isPending }
}
