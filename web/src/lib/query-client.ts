import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noteAsking } from './ask-again.ts'
import { ApiError, isUnreachable } from './http.ts'
import { translate } from './i18n.ts'
import { logError } from './log.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `silent`: failures are only logged. `live`: kept up to date with changes of others; where no answer comes, the screen shows its age.
     */
    queryMeta: { silent?: boolean; live?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

type Meta = { silent?: boolean; live?: boolean } | undefined
let sessionLost: () => void = () => {}
let showFailure: ShowFailure = () => {}

/** `action`: a button for the failure. `isAtField`: a form shows the failure too. */
type ShowFailure = (text: string, action?: FailureAction, isAtField?: boolean) => void

interface FailureAction {
  readonly label: string
  readonly onAction: () => void
}

/** Sets the handler for a session that the server no longer accepts. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler
}

/** Sets the function that shows failures to people. */
export function onFailure(handler: ShowFailure): void {
  showFailure = handler
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      logError('Request failed', error)
      reportError(error, query.meta)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      logError('Request failed', error)
      reportError(error, mutation.meta)
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
})

noteAsking(queryClient.getQueryCache())

/**
 * Shows a failed request to the person; every failure is shown here, also of calls outside the query client. 422: the texts of all fields
 * in one toast. Else the server's message, the status text or the status code.
 */
export function reportError(error: unknown, meta?: Meta, action?: FailureAction): void {
  const told = error instanceof ApiError ? error : undefined
  if (told?.status === 401) {
    sessionLost()
    return
  }
  if (meta?.silent || (meta?.live && isUnreachable(error))) return
  const fields = told?.status === 422 ? Object.values(told.errors ?? {}) : []
  for (const texts of fields) showFailure(texts.join('\n'), action, true)
  if (fields.length === 0) showFailure(told ? told.message : translate('error', 'An error occurred'), action)
}
