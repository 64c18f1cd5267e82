import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconLink } from '@tabler/icons-react'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderUrl } from '#features/order/order-links.rules.ts'
import { useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { toastSuccess } from '#ui/toast.ts'

/** The parts of the order that go into a message to somebody. */
export function CopyItems({ order: { id, track } }: { order: { id: number; track: string } }) {
  const t = useT()
  const clipboard = useClipboard()
  const { role } = useProfile()
  const copy = (text: string, done: string) => {
    clipboard.copy(text)
    toastSuccess(done)
  }
  return (
    <>
      <MenuEntry
        mark={<IconLink size={16} aria-hidden />}
        onClick={() => copy(orderUrl(id, role), t('operation', 'Link to {track} copied', { track }))}
      >
        {t('dialog', 'Copy link')}
      </MenuEntry>
      <MenuEntry mark={<IconCopy size={16} aria-hidden />} onClick={() => copy(track, t('operation', '{track} copied', { track }))}>
        {t('operation', 'Copy track number')}
      </MenuEntry>
    </>
  )
}
