import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { changeOf, type Draft, draftOf, isMadeNow, problemsOf } from './move-draft.rules.ts'
import type { OutgoingMove } from './outgoing-moves.api.ts'

type MoveContent = Pick<OutgoingMove, 'body' | 'made_at'>

/** A refused move begins with its former details. */
interface Start {
  readonly order: Order
  readonly to: number
  readonly clockOffset: number
  readonly former: StatusChange | undefined
}

/** Keeps the details of a move; errors are shown from the first try on. */
export function useMoveDraft({ order, to, clockOffset, former }: Start) {
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(order, former))
  const [isChecked, setChecked] = useState(former !== undefined)
  const now = new Date(Date.now() + clockOffset)
  const problems = problemsOf(t, draft, now)

  /** undefined: something is missing, and the fields show it. */
  const read = (): MoveContent | undefined => {
    setChecked(true)
    const body = Object.keys(problems).length > 0 ? undefined : changeOf(draft, order, to, now)
    return body && { body, ...(isMadeNow(draft, to) && { made_at: Date.now() }) }
  }
  const change = (patch: Partial<Draft>) => setDraft((current) => ({ ...current, ...patch }))
  return { draft, change, read, now, problems: isChecked ? problems : {} }
}

export type MoveDraft = ReturnType<typeof useMoveDraft>
