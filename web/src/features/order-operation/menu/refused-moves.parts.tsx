import { Menu } from '@mantine/core'
import { heldFromMoving, type LivingHandOver } from '@tracklane/contract/order-hold'
import { Fragment } from 'react'
import { HelpInMenu } from '#features/help/help.parts.tsx'
import { byReason } from '#features/order-move/refusals.rules.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { MenuFold } from '#ui/menu-fold.tsx'

interface RefusedMovesProps {
  order: { readonly status_id: number; readonly handover: LivingHandOver | null }
  refused: readonly { readonly status_id: number; readonly reason: string | undefined }[]
  isOpenAtFirst?: boolean
}

/** The statuses an order may not go to, and who can change that, folded into one line of its menu. */
export function RefusedMoves({ order, refused, isOpenAtFirst = false }: RefusedMovesProps) {
  const t = useT()
  const nameOf = useStatusName()
  const isOfFlow = refused.some(({ status_id }) => !heldFromMoving(order, status_id))
  return (
    <MenuFold label={t('order', 'Why not elsewhere')} count={refused.length} isOpenAtFirst={isOpenAtFirst}>
      {byReason(refused).map(({ reason, of }) => (
        <Fragment key={reason}>
          {of.length > 1 && <Menu.Label>{reason}</Menu.Label>}
          {of.map(({ status_id }) => (
            <MenuEntry key={status_id} mark={<StatusDot id={status_id} />} disabled reason={of.length > 1 ? undefined : reason}>
              {nameOf(status_id)}
            </MenuEntry>
          ))}
        </Fragment>
      ))}
      {isOfFlow && <Menu.Label>{t('order', 'Only an administrator of the organization can add a step to the flow.')}</Menu.Label>}
      <HelpInMenu topic="move-refused" />
    </MenuFold>
  )
}
