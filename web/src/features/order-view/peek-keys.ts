import type { KeyboardEvent } from 'react'
import type { PeekSteps } from './order-peek.tsx'

/** The arrows lead to the neighbours in the list, from the peek itself and from the buttons that do the same. */
export function stepByArrow(steps: PeekSteps | undefined) {
  return (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? steps?.back : event.key === 'ArrowDown' ? steps?.on : undefined
    if (!step || !isOfPeek(event)) return
    event.preventDefault()
    step()
  }
}

function isOfPeek({ target, currentTarget }: KeyboardEvent): boolean {
  return target === currentTarget || (target instanceof Element && target.closest('[data-steps]') !== null)
}
