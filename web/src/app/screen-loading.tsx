import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { loadAhead } from '#lib/load-ahead.ts'
import { logError } from '#lib/log.ts'
import { withStyles } from '#lib/lost-styles.ts'
import { useCleanSearch } from '#lib/search.ts'
import type { Screen } from './screen.ts'

/** Asks for the first data. A failure is harmless: the screen asks itself. */
export function startData({ data }: Screen, client: QueryClient, search: Record<string, unknown>): void {
  data?.().then(
    (start) => start(client, search),
    (error: unknown) => logError('The first data could not be asked for', error),
  )
}

let isAnyShown = false

const loadLate = () => import('./layouts/late-screen.tsx')
loadAhead(loadLate) // when it is needed there may be no network

/** Loads a screen. Where its code does not come, its place says so and offers to try again. */
export async function componentOf({ load }: Screen): Promise<() => ReactNode> {
  if (!load) return () => null
  const bring = () => broughtBy(load)
  try {
    return await bring()
  } catch (error) {
    if (!isAnyShown) throw error // the frame is missing too
    return (await loadLate()).lateScreen(bring)
  }
}

async function broughtBy(load: NonNullable<Screen['load']>): Promise<() => ReactNode> {
  const { component, search } = await withStyles(load)
  isAnyShown = true
  return search ? withCleanSearch(component, search) : component
}

function withCleanSearch(Page: () => ReactNode, search: z.ZodObject) {
  return function CleanPage() {
    useCleanSearch(search)
    return <Page />
  }
}
