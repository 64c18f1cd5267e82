import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toastError } from '#ui/toast.ts'
import { ApiError } from './http.ts'
import { translate } from './i18n.ts'
import { logError } from './log.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: failures are only logged. */
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

type Meta = { silent?: boolean } | undefined
let sessionLost: () => void = () => {}

/** What happens when the server no longer knows who we are. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler
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

/** The one place where a failed request becomes something a person sees. Also for calls made outside of the query client. */
export function reportError(error: unknown, meta?: Meta): void {
  if (error instanceof ApiError && error.status === 401) {
    sessionLost()
    return
  }
  if (meta?.silent) return
  for (const text of errorTexts(error)) toastError(text)
}

/** 422: each field's texts are one toast; otherwise what the server says, else the status text, else the status code. */
function errorTexts(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [translate('error', 'An error occurred')]
  if (error.status === 0) return [translate('error', 'The server cannot be reached. Check the connection and try again.')]
  const fields = Object.values(error.errors ?? {}).map((texts) => texts.join('\n'))
  return error.status === 422 && fields.length > 0 ? fields : [error.message]
}
