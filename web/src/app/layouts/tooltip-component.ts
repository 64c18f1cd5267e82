import type { ComponentType, RefObject } from 'react'

/** The tooltip of the product, where its library is loaded anyway: the sign-in does not need it. */
export type TooltipComponent = ComponentType<{ label: string; target: RefObject<HTMLButtonElement | null> }>
