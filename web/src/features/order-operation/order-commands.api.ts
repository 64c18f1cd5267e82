import { IconArrowRight } from '@tabler/icons-react'
import { moveInput } from '@tracklane/contract/order-flow'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { useTargets, useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { startOperation } from '#features/order-operation/menu/start-operation.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import type { Command } from '#ui/commands.ts'
import { useRequestMove } from './move-order.api.ts'
import { forAllThatMatch, offeredForMany, offeredForOne, openTo } from './offered-operations.rules.ts'
import { OPERATION_KINDS } from './operation-kinds.api.ts'
import type { Aim } from './order-aim.store.ts'
import { openOrderDialog } from './order-dialog.store.ts'
import { usePerform } from './use-perform.ts'

/** Returns all actions on the chosen, open or focused orders by name. */
export function useOrderCommands(aim: Aim | undefined): Command[] {
  const t = useT()
  const { role } = useProfile()
  const nameOf = useStatusName()
  const perform = usePerform()
  const { request } = useRequestMove()
  const { orders = [], unseen, isAllThatMatch = false, onMove, onDone = () => {}, onSending, onClose } = aim ?? {}
  const [order] = orders
  const isOne = orders.length === 1
  const verdicts = useVerdicts(isOne ? order : undefined)
  const targets = useTargets(isOne ? [] : orders)
  if (!order || openTo(role, OPERATION_KINDS).length === 0) return []

  const whom = isOne ? order.track : t('order', '{count, plural, one {# order} other {# orders}}', { count: orders.length })
  const named = (what: string) => `${whom}: ${what}`
  const moveTo = (to: number) => {
    if (!isOne) openOrderDialog({ kind: 'moves', to, orders, unseen, onDone, onSending, onClose })
    else if (!onMove?.(to)) request({ order, to, input: moveInput(order, to), onClose })
  }
  const statuses = isOne ? STATUS_IDS.filter((id) => verdicts?.get(id)?.kind === 'allowed') : targets
  const moves = statuses.map((to) => ({
    id: `move:${to}`,
    label: () => named(t('operation', 'Move to “{status}”', { status: nameOf(to) })),
    icon: IconArrowRight,
    run: () => moveTo(to),
  }))
  const kinds = isAllThatMatch ? forAllThatMatch(OPERATION_KINDS) : OPERATION_KINDS
  const offered = isOne ? offeredForOne(role, kinds, order) : offeredForMany(role, kinds, orders)
  const operations = offered
    .filter(({ name }) => orders.some((one) => !operationRefusal(name, one)))
    .map((kind) => ({
      id: `operation:${kind.name}`,
      label: () => named(kind.words.label(t)),
      icon: kind.icon,
      run: () =>
        isOne
          ? startOperation(t, { kind, order, perform: () => perform.mutate({ kind, order }), onClose })
          : openOrderDialog({ kind: 'operations', operation: kind.name, orders, unseen, onDone, onClose }),
    }))
  return [...moves, ...operations]
}
