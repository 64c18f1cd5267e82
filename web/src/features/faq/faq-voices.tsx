import { Tooltip } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import type { FullFaq } from '@tracklane/contract/faq'
import { useT } from '#lib/i18n.ts'
import classes from './faq.module.css'

/** Counts of readers' votes; nothing where nobody has voted. */
export function FaqVoices({ faq: { helpful = 0, not_helpful = 0 } }: { faq: FullFaq }) {
  const t = useT()
  if (helpful + not_helpful === 0) return null
  const text = t('faq', 'Helped {helpful, number}, did not help {not_helpful, number}', { helpful, not_helpful })
  return (
    <Tooltip label={text}>
      <span className={classes.voices}>
        <span className="visually-hidden">{text}</span>
        <span className={classes.voice} aria-hidden>
          <IconThumbUp size={14} />
          {helpful}
        </span>
        <span className={classes.voice} aria-hidden>
          <IconThumbDown size={14} />
          {not_helpful}
        </span>
      </span>
    </Tooltip>
  )
}
