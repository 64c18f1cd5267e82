import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type Order, orderPhrases, type Transition } from '@tracklane/contract/order'
import { useRef } from 'react'
import { byLikelihood, isForward, moveLabel, needsDialog } from '#features/order-move/order-move.rules.ts'
import { RefusedMoves } from '#features/order-operation/menu/refused-moves.parts.tsx'
import { useRequestMove } from '#features/order-operation/move-order.api.ts'
import { OperationButton } from '#features/order-operation/operation-button.parts.tsx'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { statusKey } from '#features/order-status/status-digits.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyCap } from '#ui/key-cap.tsx'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import classes from './order-peek.module.css'

/** The number of moves shown as buttons; the others are in a menu. */
const IN_SIGHT = 2

/** The moves that this person may make: the likeliest as buttons, the one that leads on in blue. */
export function OrderMoves({ order }: { order: Order }) {
  const t = useT()
  const nameOf = useStatusName()
  const { request, isMoving } = useRequestMove()
  const steps = byLikelihood(
    order.status_id,
    order.transitions.filter(({ status_id }) => status_id !== order.status_id),
  )
  if (order.archived || order.deleted) return <WayBack order={order} />
  const move = (step: Transition) => request({ order, to: step.status_id, input: step })
  const [first] = steps
  return (
    <section className={classes.moves} aria-label={t('order', 'Moves')}>
      {steps.length === 0 && <p className={classes.none}>{t('order', 'There is no move you may make from here.')}</p>}
      {steps.slice(0, IN_SIGHT).map((step) => {
        const key = statusKey(step.status_id)
        const isBlue = step === first && isForward(order.status_id, step.status_id)
        return (
          <Button
            key={step.status_id}
            variant={isBlue ? 'filled' : 'default'}
            size="compact-md"
            className={classes.move}
            disabled={isMoving}
            aria-keyshortcuts={key}
            rightSection={key && <KeyCap>{key}</KeyCap>}
            onClick={() => move(step)}
          >
            {moveLabel(t, step.status_id, nameOf(step.status_id))}
          </Button>
        )
      })}
      <MoreMoves order={order} steps={steps.slice(IN_SIGHT)} onMove={move} />
    </section>
  )
}

/** Restores an archived or deleted order, which cannot move before. */
function WayBack({ order }: { order: Order }) {
  const t = useT()
  const toText = usePhrase()
  return (
    <section className={classes.moves} aria-label={t('order', 'Moves')}>
      <p className={classes.none}>{toText(order.deleted ? orderPhrases.isDeleted : orderPhrases.isArchived)}</p>
      <OperationButton order={order} operation={order.deleted ? 'restore' : 'archive_restore'} />
    </section>
  )
}

interface MoreMovesProps {
  order: Order
  steps: readonly Transition[]
  onMove: (step: Transition) => void
}

/** The other moves, and why the order may not go elsewhere. */
function MoreMoves({ order, steps, onMove }: MoreMovesProps) {
  const t = useT()
  const nameOf = useStatusName()
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts([{ key: 'm', label: t('keys', 'More moves of the open order'), run: () => button.current?.click() }])
  if (steps.length + order.refused.length === 0) return null
  return (
    <Menu {...ACTION_MENU} position="bottom-start">
      <Menu.Target>
        <IconButton ref={button} label={t('order', 'More')} variant="default" size={32} aria-keyshortcuts="m">
          <IconChevronDown size={16} aria-hidden />
        </IconButton>
      </Menu.Target>
      <ActionDropdown>
        {steps.map((step) => (
          <MenuEntry
            key={step.status_id}
            mark={<StatusDot id={step.status_id} />}
            shortcut={statusKey(step.status_id)}
            onClick={() => onMove(step)}
          >
            {moveLabel(t, step.status_id, nameOf(step.status_id))}
            {needsDialog(step) && '…'}
          </MenuEntry>
        ))}
        <RefusedMoves order={order} refused={order.refused} isOpenAtFirst={steps.length === 0} />
      </ActionDropdown>
    </Menu>
  )
}
