import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#lib/query-client.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { cssVariables, theme } from '#ui/theme.ts'
import { colorSchemeManager } from './color-scheme.ts'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
        <Notifications position="top-right" containerWidth={400} />
        <ConfirmDialog />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}
