import type { ComponentType, RefObject } from 'react'

/** The product's tooltip, where its library is loaded anyway: the sign-in does without. */
export type TooltipComponent = ComponentType<{ label: string; target: RefObject<HTMLButtonElement | null> }>
