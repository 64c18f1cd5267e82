import { Outlet } from '@tanstack/react-router'
import { LoadingBar } from '#ui/loading-bar.tsx'
import { Preferences } from './preferences.tsx'

/** The frame around every page, in any layout. */
export function Root() {
  return (
    <>
      <LoadingBar />
      <Preferences />
      <Outlet />
    </>
  )
}
