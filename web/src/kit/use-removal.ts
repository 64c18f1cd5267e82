import type { UseMutationResult } from '@tanstack/react-query'
import type { Uses } from '@tracklane/contract/kit/crud'
import { translate } from '#lib/i18n.ts'
import { confirmDelete } from '#ui/confirm-dialog.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { refusalOf, usesOf } from './crud-queries.ts'

export interface Removal {
  /** Asks first, with the specification's words. */
  readonly ask: () => void
  /** Why it cannot be deleted: what refers to it. */
  readonly refusal: string | undefined
  /** The same in numbers, by kind. */
  readonly uses?: Uses | undefined
  readonly isSending: boolean
}

interface Row {
  readonly id: number
  readonly name: string
}

/** Deleting the row that a drawer shows; `onGone` leads away from it, `whom` says whom it concerns besides. */
export function useRemoval(remove: UseMutationResult<void, Error, number>, row: Row, onGone: () => void, whom?: string): Removal {
  const ask = async () => {
    if (!(await confirmDelete(whom))) return
    remove.mutate(row.id, {
      onSuccess: () => {
        toastSuccess(translate('record', '{name} is deleted', { name: row.name }))
        onGone()
      },
    })
  }
  return { ask: () => void ask(), refusal: refusalOf(remove.error), uses: usesOf(remove.error), isSending: remove.isPending }
}
