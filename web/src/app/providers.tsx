import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useCommon } from '#lib/persisted.ts'
import { onFailure, queryClient } from '#lib/query-client.ts'
import { useAsked } from '#ui/confirm-dialog.tsx'
import { useDownloads } from '#ui/downloads.ts'
import { part } from '#ui/part.ts'
import { cssVariables, theme } from '#ui/theme.ts'
import { toastError, useToasts } from '#ui/toast.ts'

const ToastHost = part(() => import('#ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))
const ConfirmDialog = part(() => import('#ui/confirm-host.tsx').then((module) => ({ default: module.ConfirmDialog })))

onFailure(toastError)

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
      >
        <Hosts />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** Toasts, downloads and questions over any screen; loaded with the first one. */
function Hosts() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  const hasDownloads = useDownloads(({ downloads }) => downloads.length > 0)
  const hasQuestion = useAsked((state) => state.asked !== null)
  return (
    <>
      {/* Separate: a question that cannot be loaded would hide the toast that says so. */}
      <Suspense>{(hasToasts || hasDownloads) && <ToastHost />}</Suspense>
      <Suspense>{hasQuestion && <ConfirmDialog />}</Suspense>
    </>
  )
}

let unsubscribe: (() => void) | undefined

/** Keeps the theme in the persisted store; `theme.js` reads it before the first paint. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => useCommon.getState().theme ?? fallback,
  set: (value) => useCommon.setState({ theme: value === 'auto' ? null : value }),
  subscribe: (onUpdate) => {
    unsubscribe = useCommon.subscribe((state, before) => {
      if (state.theme !== before.theme) onUpdate(state.theme ?? 'auto')
    })
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => useCommon.setState({ theme: null }),
}
