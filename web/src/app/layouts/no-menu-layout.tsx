import { Outlet } from '@tanstack/react-router'
import { useBrandName } from '#ui/use-document-title.ts'
import classes from './no-menu-layout.module.css'
import { Brand, Switches } from './top-bar.tsx'

/** The layout without a session: a top bar, and a footer with the current year. */
export function NoMenuLayout() {
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <Brand />
        <div className={classes.switches}>
          <Switches />
        </div>
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}

function Footer() {
  const brand = useBrandName()
  return (
    <footer className={classes.footer}>
      © {new Date().getFullYear()} {brand}
    </footer>
  )
}
