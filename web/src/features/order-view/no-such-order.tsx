import { Button } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** An address that names no order, or one that this person does not see: the server does not tell the two apart. */
export function NoSuchOrder({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <EmptyState
      title={t('order', 'There is no such order')}
      action={
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('order', 'Back to the list')}
        </Button>
      }
    >
      {t('order', 'The link may be wrong, or the order belongs to another country or organization than yours.')}
    </EmptyState>
  )
}
