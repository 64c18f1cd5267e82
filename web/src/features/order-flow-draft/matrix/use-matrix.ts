import { isStatusId, STATUS } from '@tracklane/contract/order-status'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { hasPair, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { type Pair, rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { blockOf, cellAfter } from '#features/order-flow-draft/rules/matrix-walk.rules.ts'

const FIRST: Pair = { from: STATUS.NEW, to: STATUS.PROCESSING }

export type Matrix = ReturnType<typeof useMatrix>

/** Keeps the focused cell of the matrix, the start of a block, and the cell whose roles are open. */
export function useMatrix(grid: RefObject<HTMLElement | null>) {
  const editor = useEditor()
  const [cursor, setCursor] = useState(() => selectedIn(editor.getState().selection) ?? FIRST)
  const [anchor, setAnchor] = useState<Pair>()
  const [open, setOpen] = useState<Pair>()

  const choose = (pair: Pair, isBlock: boolean) => {
    const from = isBlock ? (anchor ?? cursor) : pair
    setAnchor(from)
    setCursor(pair)
    editor.select({ pairs: blockOf(from, pair) })
  }
  const focus = (pair: Pair) => {
    const cell = grid.current?.querySelector(`[data-cell="${pair.from}-${pair.to}"]`)
    if (!(cell instanceof HTMLElement)) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  /** Handles the focus, which comes with Tab or together with a selection. */
  const reach = (pair: Pair) => {
    if (!hasPair(editor.getState().selection, pair)) choose(pair, false)
  }
  /** Makes a step with the roles of the last one in an empty cell; opens the roles of a full one. */
  const enter = (pair: Pair) => {
    const { history, lastRoles } = editor.getState()
    if (editor.isReadOnly) return
    if (rolesOf(history.draft, pair) !== undefined) setOpen(pair)
    else editor.edit(rolesOf(history.base, pair) ? { does: 'restore', pairs: [pair] } : { does: 'set', pairs: [pair], roles: lastRoles })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pair = cellOf(event.target)
    if (!pair || event.altKey || event.metaKey) return
    const next = cellAfter(pair, event.key, event.ctrlKey)
    const { selection } = editor.getState()
    const chosen = selection !== null && 'pairs' in selection ? selection.pairs : [pair]
    if (next) {
      choose(next, event.shiftKey)
      focus(next)
    } else if (event.ctrlKey) return
    else if (event.key === 'Enter' || event.key === ' ') enter(pair)
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.edit({ does: 'remove', pairs: chosen })
    else if (event.key === 'Escape' && chosen.length > 1) choose(pair, false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return { cursor, open, setOpen, choose, reach, enter, onKeyDown }
}

function selectedIn(selection: ReturnType<ReturnType<typeof useEditor>['getState']>['selection']): Pair | undefined {
  return selection !== null && 'pairs' in selection ? selection.pairs[0] : undefined
}

function cellOf(target: EventTarget): Pair | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const [from, to] = (target.dataset.cell ?? '').split('-').map(Number)
  return from !== undefined && to !== undefined && isStatusId(from) && isStatusId(to) ? { from, to } : undefined
}
