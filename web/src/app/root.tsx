import { Outlet } from '@tanstack/react-router'
import { LoadingBar } from '#ui/loading-bar.tsx'
import { Preferences } from './preferences.tsx'

/** What stands around every page, whichever its layout. */
export function Root() {
  return (
    <>
      <LoadingBar />
      <Preferences />
      <Outlet />
    </>
  )
}
