import { useQueryClient } from '@tanstack/react-query'
import { moveInput } from '@tracklane/contract/order-flow'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { useWhyRefused } from '#features/help/why-refused.store.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { useReason } from '#features/order-move/order-verdicts.api.ts'
import { type Verdict, verdictsOf } from '#features/order-move/verdicts.rules.ts'
import { statusOfKey } from '#features/order-status/status-digits.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { type Shortcut, useShortcuts } from '#ui/shortcuts.ts'
import { toastWarning } from '#ui/toast.ts'
import { useRequestMove } from './move-order.api.ts'
import { openTo } from './offered-operations.rules.ts'
import type { OperationOrder } from './operation.rules.ts'
import { kindOf } from './operation-kinds.api.ts'
import { type Aim, type AimRank, currentAim, useAim } from './order-aim.store.ts'
import { openOrderDialog } from './order-dialog.store.ts'

interface OrderKeysProps {
  rank: AimRank
  /** Finds the orders for the keys; undefined passes the key on to other places. */
  find: () => Aim | undefined
}

/** The keys for orders, A and the digits, for every screen that shows orders. Renders nothing. */
export function OrderKeys({ rank, find }: OrderKeysProps) {
  const t = useT()
  const { role } = useProfile()
  const assign = useAssign()
  const move = useMove()
  useAim(rank, find)
  const aimed = (act: (aim: Aim) => void) => () => {
    const aim = currentAim()
    if (!aim) return false
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
  return ({ orders, unseen, onDone = () => {}, onClose }: Aim) => {
    const [order] = orders
    if (!order) return
    if (orders.length > 1) return openOrderDialog({ kind: 'operations', operation: 'courier', orders, unseen, onDone, onClose })
    const refusal = operationRefusal('courier', order)
    if (refusal) toastWarning(toText(refusal), order.id, useWhyRefused.getState().offer)
    else openOrderDialog({ kind: 'operation', operation: 'courier', order, onClose })
  }
}

function useMove() {
  const reasonOf = useReason()
  const verdictOf = useVerdictNow()
  const { request } = useRequestMove()
  return ({ orders, unseen, onMove, onDone = () => {}, onSending, onClose }: Aim, to: number) => {
    const [order] = orders
    if (!order) return
    if (orders.length > 1) return openOrderDialog({ kind: 'moves', to, orders, unseen, onDone, onSending, onClose })
    const verdict = verdictOf(order, to)
    const reason = reasonOf(verdict)
    if (reason) toastWarning(reason, order.id, useWhyRefused.getState().offer)
    else if (verdict?.kind === 'own') return
    else if (onMove) onMove(to)
    else request({ order, to, input: moveInput(order, to), onClose })
  }
}

/** Judges from loaded data; asks the server where that is not enough. */
function useVerdictNow() {
  const client = useQueryClient()
  const { role } = useProfile()
  return (order: OperationOrder, to: number): Verdict | undefined => {
    const flow = client.getQueryData(orderFlowQueries.default().queryKey)
    const detail = client.getQueryData(orderQueries.detail(order.id).queryKey)
    return verdictsOf(order, { role, flow, detail })?.get(to)
  }
}
