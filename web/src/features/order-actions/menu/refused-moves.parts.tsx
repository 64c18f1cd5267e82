import { Menu } from '@mantine/core'
import { HelpInMenu } from '#features/help/help.parts.tsx'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { MenuFold } from '#ui/menu-fold.tsx'

interface RefusedMovesProps {
  refused: readonly { readonly status_id: number; readonly reason: string | undefined }[]
  isOpenAtFirst?: boolean
}

/** Where an order may not go, and who can lift that: one line of its menu until somebody asks. */
export function RefusedMoves({ refused, isOpenAtFirst = false }: RefusedMovesProps) {
  const t = useT()
  const nameOf = useStatusName()
  return (
    <MenuFold label={t('order', 'Why not elsewhere')} count={refused.length} isOpenAtFirst={isOpenAtFirst}>
      {refused.map(({ status_id, reason }) => (
        <MenuEntry key={status_id} mark={<StatusDot id={status_id} />} disabled reason={reason}>
          {nameOf(status_id)}
        </MenuEntry>
      ))}
      <Menu.Label>{t('order', 'Only an administrator of the organization can add a step to the flow.')}</Menu.Label>
      <HelpInMenu topic="move-refused" />
    </MenuFold>
  )
}
