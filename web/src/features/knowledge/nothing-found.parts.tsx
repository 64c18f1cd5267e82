import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useIsNoted } from './knowledge.api.ts'

interface NothingFoundProps {
  search: string
  /** The text of the button that clears the search. */
  clearLabel: string
  onClear: () => void
}

/** Says that no question and no article answers the search. */
export function NothingFound({ search, clearLabel, onClear }: NothingFoundProps) {
  const t = useT()
  const isNoted = useIsNoted(search)
  const clear = (
    <Button variant="default" onClick={onClear}>
      {clearLabel}
    </Button>
  )
  return (
    <EmptyState
      title={t('faq_reader', 'Nothing is found for “{search}”', { search })}
      icon={<IconSearchOff size={32} stroke={1.5} />}
      action={clear}
    >
      {isNoted && <>{t('faq_reader', 'Your search is noted: administrators see what is still to be written.')} </>}
      {t('faq_reader', 'Try fewer words, only the beginning of a word, or another word for it.')}
    </EmptyState>
  )
}
