import { Button } from '@mantine/core'
import { IconHelpCircle, IconSearchOff } from '@tabler/icons-react'
import { usePreparing } from '#features/config/config.api.ts'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { beingPrepared } from '#ui/preparing.ts'

export function NothingWritten() {
  const t = useT()
  const isPreparing = usePreparing(...faqReaderQueries.all())
  const none = {
    title: t('faq_reader', 'No questions are answered here yet'),
    text: t('faq_reader', 'As soon as an administrator publishes the first answer, it stands here.'),
  }
  const { title, text } = isPreparing ? beingPrepared(t) : none
  return (
    <EmptyState title={title} icon={<IconHelpCircle size={32} stroke={1.5} />}>
      {text}
    </EmptyState>
  )
}

export function NothingInCategory({ found, onAll }: { found: number; onAll: () => void }) {
  const t = useT()
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('faq_reader', 'Look in all categories')}
    </Button>
  )
  return (
    <EmptyState title={t('faq_reader', 'Nothing in this category')} icon={<IconSearchOff size={32} stroke={1.5} />} action={all}>
      {t('faq_reader', 'In all categories: {count, plural, one {# question} other {# questions}}.', { count: found })}
    </EmptyState>
  )
}
