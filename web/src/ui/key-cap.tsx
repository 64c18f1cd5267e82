import classes from './key-cap.module.css'

/** The key that does the same; only where there is a keyboard and room. Assistive technology hears it from the control itself. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden>
      {children}
    </kbd>
  )
}
