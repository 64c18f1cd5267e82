import type { UseMutationResult } from '@tanstack/react-query'
import type { Uses } from '@tracklane/contract/kit/crud'
import { translate } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { confirmDelete } from '#ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { refusalOf, usesOf } from './crud-queries.ts'

export interface Removal {
  /** Asks first, in the words of the specification. */
  readonly ask: () => void
  /** The reason why it cannot be deleted: the rows that refer to it. */
  readonly refusal: string | undefined
  /** The numbers of these rows by kind. */
  readonly uses?: Uses | undefined
  readonly isSending: boolean
}

interface Row {
  readonly id: number
}

interface NamedRow extends Row {
  readonly name: string
}

interface Said {
  /** Says what else the deletion concerns. */
  readonly whom?: string
}

interface Naming<One> extends Said {
  /** The row's name, where that is not its `name`. */
  readonly nameOf: (row: One) => string
}

export type Remove = UseMutationResult<void, Error, number>

/** Deletes the row of a drawer; `onGone` leads away from it. */
export function useRemoval(remove: Remove, row: NamedRow, onGone: () => void, said?: Said): Removal
export function useRemoval<One extends Row>(remove: Remove, row: One, onGone: () => void, said: Naming<One>): Removal
export function useRemoval(remove: Remove, row: NamedRow, onGone: () => void, said: Partial<Naming<NamedRow>> = {}): Removal {
  const { whom, nameOf = ({ name }) => name } = said
  const ask = async () => {
    if (!(await confirmDelete(nameOf(row), whom))) return
    remove.mutate(row.id, {
      onSuccess: () => {
        toastSuccess(translate('record', '{name} is deleted', { name: nameOf(row) }))
        onGone()
      },
    })
  }
  return { ask: () => void ask(), refusal: refusalOf(remove.error), uses: usesOf(remove.error), isSending: remove.isPending }
}

/** Deletes a row from the menu of its list. Asks first, with `whom` it concerns, and reports at the end whether the row is gone. */
export function useRowRemoval(remove: Remove): (row: NamedRow, whom: string | Promise<string>, onEnd: (isGone: boolean) => void) => void {
  const ask = async (row: NamedRow, whom: string | Promise<string>, onEnd: (isGone: boolean) => void) => {
    if (!(await confirmDelete(row.name, await whom))) return onEnd(false)
    remove.mutate(row.id, {
      onSuccess: () => toastSuccess(translate('record', '{name} is deleted', { name: row.name })),
      onError: (error) => {
        const refusal = refusalOf(error)
        if (refusal) toastError(refusal)
      },
      onSettled: (_gone, error) => onEnd(!error),
    })
  }
  return (row, whom, onEnd) => void ask(row, whom, onEnd).catch(reportError)
}
