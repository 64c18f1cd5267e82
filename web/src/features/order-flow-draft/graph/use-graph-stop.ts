import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DrawnStep, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'

/** Returns the one stop of Tab: the node or step that had the focus last. Where its step is gone, the status it begins at. */
export function useGraphStop(world: RefObject<HTMLElement | null>, drawn: readonly DrawnStep[]) {
  const [key, setKey] = useState('1')
  const hadFocus = useRef(false)
  const isGone = key.includes('-') && !drawn.some((step) => pairKey(step) === key)
  const shown = isGone ? (key.split('-')[0] ?? '1') : key
  useEffect(() => {
    if (isGone && hadFocus.current && document.activeElement === document.body) focusNode(world.current, shown)
  }, [isGone, shown, world])
  return {
    key: shown,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      hadFocus.current = true
      const { node, step } = target.dataset
      const focused = node ?? step
      if (focused) setKey(focused)
    },
  }
}

export function focusNode(world: HTMLElement | null, id: number | string): void {
  focusOn(world?.querySelector(`[data-node="${id}"]`))
}

export function focusStep(world: HTMLElement | null, key: string): void {
  focusOn(world?.querySelector(`[data-step="${key}"]`))
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
