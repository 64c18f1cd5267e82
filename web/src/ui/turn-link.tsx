import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import classes from './turns.module.css'

/** Holds two of `TurnLink`, and their place before they are there. */
export function Turns({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.turns} aria-label={label}>
      {children}
    </nav>
  )
}

interface TurnProps extends ComponentProps<'a'> {
  /** Its role: the one before, the one after. */
  turn: string
  /** Its language, where its words stand in one of their own. */
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

/** The page before or after this one, as in a book. */
export const TurnLink = createLink(Turn)
