import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { queryClient } from '#lib/query-client.ts'
import { useAsked } from '#ui/confirm-dialog.tsx'
import { cssVariables, theme } from '#ui/theme.ts'
import { useToastHost } from '#ui/toast.ts'
import { colorSchemeManager } from './color-scheme.ts'

const ToastHost = lazy(() => import('#ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))
const ConfirmDialog = lazy(() => import('#ui/confirm-host.tsx').then((module) => ({ default: module.ConfirmDialog })))

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

/** Toasts and questions over whatever screen is there; loaded when the first one comes. */
function Hosts() {
  const hasToasts = useToastHost((state) => state.isWanted)
  const hasQuestion = useAsked((state) => state.asked !== null)
  return (
    <Suspense>
      {hasToasts && <ToastHost />}
      {hasQuestion && <ConfirmDialog />}
    </Suspense>
  )
}
