import { IconHelpCircle } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import type { HelpTopic } from './help-topics.rules.ts'
import { useHelpWay } from './use-help-way.ts'

export function HelpEntry({ topic }: { topic: HelpTopic }) {
  const t = useT()
  const way = useHelpWay(topic)
  if (!way) return null
  return (
    <MenuEntry mark={<IconHelpCircle size={16} aria-hidden />} onClick={way.open}>
      {t('help', 'Read more about it')}
    </MenuEntry>
  )
}
