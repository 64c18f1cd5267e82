import { Button } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Phrases } from './use-phrases.ts'

/** Why there is no phrase: everything is translated, or nothing fits. */
export function NothingFound({ phrases: { search, patch } }: { phrases: Phrases }) {
  const t = useT()
  const isComplete = Boolean(search.missing_in?.length) && !search.search
  const clear = () => void patch({ search: undefined, category: undefined, missing_in: undefined })
  return (
    <EmptyState
      title={isComplete ? t('phrases', 'Nothing is missing here') : t('phrases', 'No phrase found')}
      action={
        <Button variant="default" onClick={clear}>
          {t('filter', 'Clear filters')}
        </Button>
      }
    >
      {isComplete ? t('phrases', 'Every phrase has its text.') : t('record', 'Nothing fits search and filters as they are set.')}
    </EmptyState>
  )
}
