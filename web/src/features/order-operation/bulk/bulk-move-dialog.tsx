import { useState } from 'react'
import { Help } from '#features/help/help.parts.tsx'
import { type BulkMoveOrder, losesDelivery, type MoveGroup, type OnSending } from '#features/order-move/order-move.rules.ts'
import { moveWayBack } from '#features/order-operation/undo/undo-move.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { type Translate, useT } from '#lib/i18n.ts'
import { BulkDialog } from './bulk-dialog.parts.tsx'
import type { Versions } from './bulk-job.rules.ts'
import { moveJob } from './bulk-move.api.ts'
import { BulkMovePlan } from './bulk-move-plan.tsx'

interface BulkMoveDialogProps {
  orders: readonly BulkMoveOrder[]
  unseen?: number | undefined
  to: number
  onSending?: OnSending | undefined
  onDone: (ids: readonly number[]) => void
  onClose: () => void
}

/** Moves many orders to one status. */
export function BulkMoveDialog({ orders, unseen, to, onSending = () => {}, onDone, onClose }: BulkMoveDialogProps) {
  const t = useT()
  const nameOf = useStatusName()
  const [groups, setGroups] = useState<readonly MoveGroup[]>([])
  const status = nameOf(to)

  const back = async (done: readonly BulkMoveOrder[], made: Versions, signal: AbortSignal) => {
    const bodies = new Map(groups.flatMap(({ order_ids, body }) => order_ids.map((id) => [id, body] as const)))
    const moved = done.map((order) => ({ ...order, body: bodies.get(order.id) ?? {} }))
    const batches = await moveWayBack({ moved, made, onSending }, signal)
    const kept = done.length - batches.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
    return { batches, lost: lostText(t, { kept, isTimeLost: batches.length > 0 && losesDelivery(done, to) }) }
  }

  return (
    <BulkDialog
      orders={orders}
      unseen={unseen}
      title={t('order', '{count, plural, one {# order} other {# orders}} to “{status}”', { count: orders.length, status })}
      runningText={t('order', 'Orders are being moved…')}
      doneText={(count) =>
        t('order', '{count, plural, one {# order moved to “{status}”} other {# orders moved to “{status}”}}', { count, status })
      }
      missedText={(count) => t('order', '{count, plural, one {# order was not moved} other {# orders were not moved}}', { count })}
      undoneText={(count) => t('order', '{count, plural, one {# order moved back} other {# orders moved back}}', { count })}
      plan={(start) => (
        <BulkMovePlan
          orders={orders}
          to={to}
          onConfirm={(given, left) => {
            setGroups(given)
            const batches = given.map(({ order_ids, body }) => ({ order_ids, job: moveJob(to, body, onSending) }))
            start(batches, left)
          }}
          onCancel={onClose}
        />
      )}
      wayBack={back}
      help={<Help topic="move-refused" isPlain />}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

/** Says what stays changed when the orders go back. */
function lostText(t: Translate, { kept, isTimeLost }: { kept: number; isTimeLost: boolean }): string | undefined {
  const texts = [
    kept > 0 &&
      t('operation', '{count, plural, one {The flow has no way back for # order.} other {The flow has no way back for # orders.}}', {
        count: kept,
      }),
    isTimeLost && t('operation', 'Going back does not restore the time of delivery.'),
  ].filter((text) => text !== false)
  return texts.length > 0 ? texts.join(' ') : undefined
}
