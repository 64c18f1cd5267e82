import { IconCircleCheckFilled, IconCircleDashed, IconCloudUp } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import classes from './overview.module.css'
import { type ReadState, useReadState } from './use-reads.ts'

/** Shows whether an article is read, and whether the server does not know it yet. */
export function ReadMark({ article }: { article: { id: number; read: boolean } }) {
  const t = useT()
  const state = useReadState(article)
  const words: Readonly<Record<ReadState, string>> = {
    read: t('onboarding_reader', 'Read'),
    sending: t('onboarding_reader', 'Saving…'),
    unsent: t('onboarding_reader', 'Not saved yet'),
    unread: t('onboarding_reader', 'Not read yet'),
  }
  const Icon = { read: IconCircleCheckFilled, sending: IconCloudUp, unsent: IconCloudUp, unread: IconCircleDashed }[state]
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={16} aria-hidden />
      {words[state]}
    </span>
  )
}
