import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import type { OnSending } from '#features/order-move/order-move.rules.ts'
import { useTargets } from '#features/order-move/order-verdicts.api.ts'
import { LabelItem } from '#features/order-operation/menu/label-items.tsx'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { statusKey } from '#features/order-status/status-digits.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { returnFocus } from '#ui/use-return-focus.ts'
import { forAllThatMatch, offeredForMany, openTo } from './offered-operations.rules.ts'
import type { OperationKind, OperationOrder } from './operation.rules.ts'
import { OPERATION_KINDS } from './operation-kinds.api.ts'
import { openOrderDialog } from './order-dialog.store.ts'
import { OrderKeys } from './order-keys.parts.tsx'
import classes from './order-operation.module.css'

interface OrderBulkActionsProps {
  orders: readonly OperationOrder[]
  /** The number of chosen orders that are out of sight. */
  unseen?: number | undefined
  /** True where all matching orders are chosen rather than ticked ones. */
  isAllThatMatch?: boolean
  /** Gets the orders that went through, so that the selection can drop them. */
  onDone: (ids: readonly number[]) => void
  /** Called with the orders that are being moved right now. */
  onSending?: OnSending | undefined
  /** Called when the dialog is closed. */
  onClose?: (() => void) | undefined
  /** Further entries of the menu. */
  more?: ReactNode
}

/** Actions on all chosen orders: the statuses they may go to, and every operation. */
export function OrderBulkActions(props: OrderBulkActionsProps) {
  const { role } = useProfile()
  if (openTo(role, OPERATION_KINDS).length === 0) return null
  return (
    <div className={classes.bar}>
      <OrderKeys rank="selection" find={() => props} />
      {props.orders.some(({ archived, deleted }) => !archived && !deleted) && <MoveMenu {...props} />}
      <OperationsMenu {...props} />
    </div>
  )
}

function MoveMenu({ orders, unseen, onDone, onSending, onClose }: OrderBulkActionsProps) {
  const t = useT()
  const nameOf = useStatusName()
  const targets = useTargets(orders)
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts([{ key: 'm', label: t('keys', 'Move what is chosen'), run: () => button.current?.click() }])
  const back = backTo(button, onClose)
  const move = (to: number) => openOrderDialog({ kind: 'moves', to, orders, unseen, onDone, onSending, onClose: back })
  return (
    <Menu {...ACTION_MENU} position="top">
      <Menu.Target>
        <Button ref={button} size="compact-md" rightSection={<KeyCap>M</KeyCap>}>
          {t('operation', 'Move to')}
        </Button>
      </Menu.Target>
      <ActionDropdown>
        {targets.map((to) => (
          <MenuEntry key={to} mark={<StatusDot id={to} />} shortcut={statusKey(to)} onClick={() => move(to)}>
            {nameOf(to)}…
          </MenuEntry>
        ))}
        {targets.length === 0 && <MenuEntry disabled>{t('operation', 'There is no step for you from here')}</MenuEntry>}
      </ActionDropdown>
    </Menu>
  )
}

function OperationsMenu({ orders, unseen, isAllThatMatch = false, onDone, onClose, more }: OrderBulkActionsProps) {
  const t = useT()
  const { role } = useProfile()
  const button = useRef<HTMLButtonElement>(null)
  const back = backTo(button, onClose)
  const kinds = offeredForMany(role, isAllThatMatch ? forAllThatMatch(OPERATION_KINDS) : OPERATION_KINDS, orders)
  return (
    <Menu {...ACTION_MENU} position="top">
      <Menu.Target>
        <Button ref={button} size="compact-md" variant="default" rightSection={<IconDots size={16} aria-hidden />}>
          {t('table', 'Actions')}
        </Button>
      </Menu.Target>
      <ActionDropdown>
        {kinds.map((kind) => (
          <BulkItem
            key={kind.name}
            kind={kind}
            orders={orders}
            onStart={() => openOrderDialog({ kind: 'operations', operation: kind.name, orders, unseen, onDone, onClose: back })}
          />
        ))}
        <Menu.Divider />
        <LabelItem orders={orders} onClose={back} />
        {more}
      </ActionDropdown>
    </Menu>
  )
}

/** Returns the focus to the button of the menu, unless the screen has focused a better place. */
function backTo(button: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): () => void {
  return () => {
    onClose?.()
    returnFocus(() => button.current)
  }
}

interface BulkItemProps {
  kind: OperationKind
  orders: readonly OperationOrder[]
  onStart: () => void
}

/** Shows how many of the chosen orders the operation fits; without any, the reason. */
function BulkItem({ kind: { name, icon: Icon, words, isDanger }, orders, onStart }: BulkItemProps) {
  const t = useT()
  const toText = usePhrase()
  const refusals = orders.map((order) => operationRefusal(name, order))
  const can = refusals.filter((refusal) => refusal === undefined).length
  const reasons = new Set(refusals.flatMap((refusal) => (refusal ? [toText(refusal)] : [])))
  const share = t('order', '{done} of {count}', { done: can, count: orders.length })
  return (
    <MenuEntry
      mark={<Icon size={16} aria-hidden />}
      aside={can > 0 && can < orders.length && <span className={classes.share}>{share}</span>}
      shortcut={name === 'courier' && can > 0 ? 'a' : undefined}
      disabled={can === 0}
      isDanger={isDanger && can > 0}
      reason={can === 0 ? [...reasons].join(' ') : undefined}
      onClick={onStart}
    >
      {words.label(t)}
    </MenuEntry>
  )
}
