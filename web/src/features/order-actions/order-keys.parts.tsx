import { useQueryClient } from '@tanstack/react-query'
import { moveInput } from '@tracklane/contract/order-flow'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import type { OnSending } from '#features/order-move/order-move.rules.ts'
import { useReason } from '#features/order-move/order-verdicts.api.ts'
import { type Verdict, verdictsOf } from '#features/order-move/verdicts.rules.ts'
import { openTo } from '#features/order-operation/offered-operations.rules.ts'
import type { OperationOrder } from '#features/order-operation/operation.rules.ts'
import { kindOf } from '#features/order-operation/operation-kinds.api.ts'
import { statusOfKey } from '#features/order-status/status-digits.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { type Shortcut, useShortcuts } from '#ui/shortcuts.ts'
import { toastWarning } from '#ui/toast.ts'
import { useRequestMove } from './move-order.api.ts'
import { openOrderDialog } from './order-dialog.store.ts'

interface Aim {
  /** One, or those chosen. */
  readonly orders: readonly OperationOrder[]
  /** The screen moves one order in its own way. */
  readonly onMove?: ((to: number) => void) | undefined
  /** Called with the chosen orders that went through, or are on their way. */
  readonly onDone?: (ids: readonly number[]) => void
  readonly onSending?: OnSending | undefined
  /** The dialog is gone. */
  readonly onClose?: (() => void) | undefined
}

interface OrderKeysProps {
  /** The target of the keys: the orders chosen, else the one that has the focus; nothing: somebody else may know. */
  find: () => Aim | undefined
}

/** A and the digits act on orders, on every screen that shows them alike. Draws nothing. */
export function OrderKeys({ find }: OrderKeysProps) {
  const t = useT()
  const { role } = useProfile()
  const assign = useAssign()
  const move = useMove()
  const aimed = (act: (aim: Aim) => void) => () => {
    const aim = find()
    if (!aim || aim.orders.length === 0) return false
    act(aim)
    return true
  }
  const moves = DIGITS.map((key): Shortcut => {
    const to = statusOfKey(key)
    const run = aimed((aim) => to !== undefined && move(aim, to))
    return { key, shownAs: '1–9', label: t('keys', 'Move to the status with this number'), run }
  })
  const canAssign = openTo(role, [kindOf('courier')]).length > 0
  useShortcuts(canAssign ? [{ key: 'a', label: t('operation', 'Assign courier'), run: aimed(assign) }, ...moves] : [])
  return null
}

const DIGITS = [...'123456789']

function useAssign() {
  const toText = usePhrase()
  return ({ orders, onDone = () => {}, onClose }: Aim) => {
    const [order] = orders
    if (!order) return
    if (orders.length > 1) return openOrderDialog({ kind: 'operations', operation: 'courier', orders, onDone, onClose })
    const refusal = operationRefusal('courier', order)
    if (refusal) toastWarning(toText(refusal), order.id)
    else openOrderDialog({ kind: 'operation', operation: 'courier', order, onClose })
  }
}

function useMove() {
  const reasonOf = useReason()
  const verdictOf = useVerdictNow()
  const { request } = useRequestMove()
  return ({ orders, onMove, onDone = () => {}, onSending, onClose }: Aim, to: number) => {
    const [order] = orders
    if (!order) return
    if (orders.length > 1) return openOrderDialog({ kind: 'moves', to, orders, onDone, onSending, onClose })
    const verdict = verdictOf(order, to)
    const reason = reasonOf(verdict)
    if (reason) toastWarning(reason, order.id)
    else if (verdict?.kind === 'own') return
    else if (onMove) onMove(to)
    else request({ order, to, input: moveInput(order, to), onClose })
  }
}

/** From what has been loaded already; where that does not tell, the server does. */
function useVerdictNow() {
  const client = useQueryClient()
  const { role } = useProfile()
  return (order: OperationOrder, to: number): Verdict | undefined => {
    const flow = client.getQueryData(orderFlowQueries.default().queryKey)
    const detail = client.getQueryData(orderQueries.detail(order.id).queryKey)
    return verdictsOf(order, { role, flow, detail })?.get(to)
  }
}
