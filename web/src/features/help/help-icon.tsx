import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './help.module.css'
import { HelpLink } from './help-link.tsx'
import type { HelpTopic } from './help-topics.rules.ts'
import { useHelpWay } from './use-help-way.ts'
import { useWhyRefused } from './why-refused.store.ts'

export function HelpIcon({ topic }: { topic: HelpTopic }) {
  const t = useT()
  const way = useHelpWay(topic)
  useOfferWhy()
  if (!way) return null
  const label = t('help', 'How to read this screen')
  return (
    <HelpLink way={way} className={classes.icon} aria-label={label} title={label}>
      <IconHelpCircle size={18} aria-hidden />
    </HelpLink>
  )
}

/** Leads refusals to their question in the FAQ while the screen is mounted. */
function useOfferWhy(): void {
  const t = useT()
  const way = useHelpWay('move-refused')
  const open = way?.open
  useEffect(() => {
    useWhyRefused.setState({ offer: open && { label: t('help', 'Why?'), onAction: open } })
    return () => useWhyRefused.setState({ offer: undefined })
  })
}
