import type { ReactNode } from 'react'
import classes from './card-face.module.css'

interface CardFaceProps {
  name: string
  /** The state of the row, beside its name. */
  mark?: ReactNode
  /** The facts below the name, from left to right. */
  facts: readonly ReactNode[]
}

/** A row of a list on a phone, with the three facts that matter. */
export function CardFace({ name, mark, facts }: CardFaceProps) {
  return (
    <span className={classes.face}>
      <span className={classes.line}>
        <span className={classes.name}>{name}</span>
        {mark}
      </span>
      <span className={`${classes.line} ${classes.dim}`}>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
          <span key={place}>{fact}</span>
        ))}
      </span>
    </span>
  )
}

/** The name of a row in the table, in the same look. */
export function Name({ children }: { children: string }) {
  return <span className={classes.name}>{children}</span>
}
