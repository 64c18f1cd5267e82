import type { StatusId } from '@tracklane/contract/order-status'
import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { FlowEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { type Point, statusAt } from '#features/order-flow-draft/rules/flow-places.rules.ts'

/** A step that is being drawn, from a status to a point or another status. */
export interface DrawingStep {
  readonly from: StatusId
  readonly to: StatusId | undefined
  /** The ends of the line at the pointer; undefined for the keyboard. */
  readonly line: readonly [Point, Point] | undefined
}

/** Draws a step with the pointer from one of a node's grips, or with the keyboard. */
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
    /** Listens on the world, since a pressed grip sends all pointer events there. */
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
    /** Begins by keyboard; the arrows then choose the end. */
    begin: (from: StatusId) => setDrawing({ from, to: undefined, line: undefined }),
    aim: (to: StatusId) => drawing && setDrawing({ ...drawing, to }),
    finish: () => drawing && finish(drawing),
    letGo: () => setDrawing(undefined),
  }
}

/**
 * Adds a step with the roles of the last edited one. An existing step is selected instead; one removed in this draft comes back as it was.
 */
export function addStep(editor: FlowEditor, from: StatusId, to: StatusId): void {
  const pair = { from, to }
  const { history, lastRoles } = editor.getState()
  if (rolesOf(history.draft, pair) === undefined)
    editor.edit(rolesOf(history.base, pair) ? { does: 'restore', pairs: [pair] } : { does: 'set', pairs: [pair], roles: lastRoles })
  editor.select({ pairs: [pair] })
}

/** Runs before other listeners: Escape then only drops the line. */
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
