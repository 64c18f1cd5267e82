import type { ReactNode } from 'react'

interface NamedProps {
  name: string
  /** The visible content in its place. */
  children: ReactNode
}

/** Seen as letters, chips and signs, and heard in words. */
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
