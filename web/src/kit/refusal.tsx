import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'

interface RefusalProps {
  text: string
  onDeactivate: (() => void) | undefined
  isSending: boolean
  children: ReactNode
}

/** Says why a row is not deleted, and what to do instead. */
export function Refusal({ text, onDeactivate, isSending, children }: RefusalProps) {
  const t = useT()
  return (
    <Callout title={text} isError>
      {children}
      {onDeactivate && (
        <Button variant="default" size="compact-sm" onClick={onDeactivate} loading={isSending}>
          {t('record', 'Make inactive')}
        </Button>
      )}
    </Callout>
  )
}
