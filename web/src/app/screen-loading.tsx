import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { logError } from '#lib/log.ts'
import { useCleanSearch } from '#lib/search.ts'
import { arrived } from '#ui/part.ts'
import type { Screen } from './screen.ts'

/** Without its code nothing is lost: the screen asks itself. */
export function startData({ data }: Screen, client: QueryClient, search: Record<string, unknown>): void {
  data?.().then(
    (start) => start(client, search),
    (error: unknown) => logError('The first data could not be asked for', error),
  )
}

let isAnyShown = false

/** Where its code cannot come, the screen that is there stays. */
export async function componentOf({ load }: Screen): Promise<() => ReactNode> {
  if (!load) return () => null
  const { component, search } = await (isAnyShown ? arrived(load) : load())
  isAnyShown = true
  return search ? withCleanSearch(component, search) : component
}

function withCleanSearch(Page: () => ReactNode, search: z.ZodObject) {
  return function CleanPage() {
    useCleanSearch(search)
    return <Page />
  }
}
