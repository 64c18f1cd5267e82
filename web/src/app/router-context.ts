import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Screen } from './screen.ts'

export interface RouterContext {
  queryClient: QueryClient
  screens: readonly Screen[]
}

/** Returns the table of screens of this router. */
export function useScreens(): readonly Screen[] {
  const context: RouterContext = useRouter().options.context
  return context.screens
}
