import { IconHelpCircle } from '@tabler/icons-react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import classes from './help.module.css'
import { HelpLink } from './help-link.tsx'
import type { HelpTopic } from './help-topics.rules.ts'
import { helpWords } from './help-words.ts'
import { useHelpWay } from './use-help-way.ts'

/** The line of the link is reserved, so that nothing moves when it comes. */
export function HelpNote({ topic, isPlain }: { topic: HelpTopic; isPlain?: boolean | undefined }) {
  const t = useT()
  const { role } = useProfile()
  const way = useHelpWay(topic)
  return (
    <div className={classes.note} data-plain={isPlain}>
      <p className={classes.words}>{helpWords(t, topic, role)}</p>
      <span className={classes.line}>
        {way && (
          <HelpLink way={way} className={classes.link}>
            <IconHelpCircle size={16} aria-hidden />
            {t('help', 'Read more about it')}
          </HelpLink>
        )}
      </span>
    </div>
  )
}
