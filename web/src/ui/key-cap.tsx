import classes from './key-cap.module.css'

/** The key of the same action; shown only with a keyboard and enough room. Assistive technology reads it from the control itself. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden>
      {children}
    </kbd>
  )
}
