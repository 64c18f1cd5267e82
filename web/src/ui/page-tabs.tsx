import { Link } from '@tanstack/react-router'
import classes from './page-tabs.module.css'

interface PageTab {
  /** The value in the address; the first tab has none. */
  readonly tab: string | undefined
  readonly label: string
  /** The screen of the tab, where it is another one. */
  readonly to?: string
}

/** The lists of one screen. Each has an address of its own, and the filter of the other is not taken along. */
export function PageTabs({ label, tabs, current }: { label: string; tabs: readonly PageTab[]; current: string | undefined }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((one) => (
        <Link
          key={one.label}
          to={one.to ?? '.'}
          search={one.to ? {} : { tab: one.tab }}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={!one.to && one.tab === current ? 'page' : undefined}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  )
}
