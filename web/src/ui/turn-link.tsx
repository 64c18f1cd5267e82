import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import classes from './turns.module.css'

/** Holds two `TurnLink`s, and keeps their room before they come. */
export function Turns({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.turns} aria-label={label}>
      {children}
    </nav>
  )
}

interface TurnProps extends ComponentProps<'a'> {
  /** The role: previous or next. */
  turn: string
  /** The language of its words, where it differs. */
  words?: string
  isAfter?: boolean
}

function Turn({ turn, words, isAfter = false, children, ...link }: TurnProps) {
  return (
    <a {...link} className={classes.turn} data-after={isAfter || undefined}>
      <span className={classes.way}>
        {!isAfter && <IconChevronLeft size={14} aria-hidden />}
        {turn}
        {isAfter && <IconChevronRight size={14} aria-hidden />}
      </span>
      <span lang={words}>{children}</span>
    </a>
  )
}

/** A link to the page before or after this one, as in a book. */
export const TurnLink = createLink(Turn)
