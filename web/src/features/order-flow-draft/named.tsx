import type { ReactNode } from 'react'

interface NamedProps {
  name: string
  /** The visible content. */
  children: ReactNode
}

/** Shows letters, chips and signs, with words for screen readers. */
export function Named({ name, children }: NamedProps) {
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden style={{ display: 'contents' }}>
        {children}
      </span>
    </>
  )
}
