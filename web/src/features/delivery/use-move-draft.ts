import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { changeOf, type Draft, draftOf, problemsOf } from './move-draft.rules.ts'

/** What goes along with a move; what is wrong with it is said from the first try on. */
export function useMoveDraft(order: Order, to: number, clockOffset: number) {
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(order))
  const [isChecked, setChecked] = useState(false)
  const now = new Date(Date.now() + clockOffset)
  const problems = problemsOf(t, draft, now)

  /** undefined: something is still missing, and the fields say what. */
  const read = (): StatusChange | undefined => {
    setChecked(true)
    return Object.keys(problems).length > 0 ? undefined : changeOf(draft, order, to, now)
  }
  const change = (patch: Partial<Draft>) => setDraft((current) => ({ ...current, ...patch }))
  return { draft, change, read, problems: isChecked ? problems : {} }
}

export type MoveDraft = ReturnType<typeof useMoveDraft>
