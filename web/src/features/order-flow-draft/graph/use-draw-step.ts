import type { StatusId } from '@tracklane/contract/order-status'
import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { FlowEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { type Point, statusAt } from '#features/order-flow-draft/rules/flow-places.rules.ts'

/** A step that is being drawn: from a status to a place, which may be another status. */
export interface DrawingStep {
  readonly from: StatusId
  readonly to: StatusId | undefined
  /** The two ends of a line drawn by the pointer; the keyboard has none. */
  readonly line: readonly [Point, Point] | undefined
}

/** Drawing a step with the pointer, from one of a node's grips, or with the keyboard. */
export function useDrawStep(world: RefObject<HTMLElement | null>) {
  const editor = useEditor()
  const [drawing, setDrawing] = useState<DrawingStep>()
  useEscape(drawing !== undefined, () => setDrawing(undefined))

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = world.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: clientX - left, y: clientY - top }
  }
  const finish = ({ from, to }: DrawingStep) => {
    setDrawing(undefined)
    if (to !== undefined && to !== from) addStep(editor, from, to)
    return to
  }
  return {
    drawing,
    /** On the world: a grip that has been taken hold of sends everything there. */
    pointer: {
      onPointerMove: (event: PointerEvent) => {
        if (!drawing?.line) return
        const at = placeOf(event)
        const to = statusAt(at)
        setDrawing({ ...drawing, to: to === drawing.from ? undefined : to, line: [drawing.line[0], at] })
      },
      onPointerUp: () => drawing?.line && finish(drawing),
      onPointerCancel: () => setDrawing(undefined),
    },
    grab: (event: PointerEvent<HTMLElement>, from: StatusId, at: Point) => {
      if (event.button !== 0) return
      event.preventDefault()
      world.current?.setPointerCapture(event.pointerId)
      setDrawing({ from, to: undefined, line: [at, at] })
    },
    /** By keyboard: where to is chosen with the arrows. */
    begin: (from: StatusId) => setDrawing({ from, to: undefined, line: undefined }),
    aim: (to: StatusId) => drawing && setDrawing({ ...drawing, to }),
    finish: () => drawing && finish(drawing),
    letGo: () => setDrawing(undefined),
  }
}

/** A new step with the roles of the last one edited; one that is there already is chosen, one that was there comes back as it was. */
export function addStep(editor: FlowEditor, from: StatusId, to: StatusId): void {
  const pair = { from, to }
  const { history, lastRoles } = editor.getState()
  if (rolesOf(history.draft, pair) === undefined)
    editor.edit(rolesOf(history.base, pair) ? { does: 'restore', pairs: [pair] } : { does: 'set', pairs: [pair], roles: lastRoles })
  editor.select({ pairs: [pair] })
}

/** Before anything else hears of it: a line that is let go is all that Escape does then. */
function useEscape(isOn: boolean, letGo: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      letGo()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}
