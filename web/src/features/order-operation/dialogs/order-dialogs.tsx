import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { MoveDialog } from '#features/order-move/order-move.parts.tsx'
import { BulkMoveDialog } from '#features/order-operation/bulk/bulk-move-dialog.tsx'
import { useMoveOrder } from '#features/order-operation/move-order.api.ts'
import { kindOf } from '#features/order-operation/operation-kinds.api.ts'
import { closeOrderDialog, type OrderDialogRequest, useOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { fieldErrors } from '#lib/form-errors.ts'
import { rowOf } from '#lib/http.ts'
import { BulkOperationDialog } from './bulk-operation-dialog.tsx'
import { MissedDialog } from './missed-dialog.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import { SubStatusDialog } from './sub-status-dialog.tsx'

/** The dialog of the latest request. */
export function OrderDialogs() {
  const { request, number } = useOrderDialog()
  return request && <Answering key={number} request={request} />
}

function Answering({ request }: { request: OrderDialogRequest }) {
  switch (request.kind) {
    case 'operation':
      return <OperationDialog kind={kindOf(request.operation)} order={request.order} onClose={closeOrderDialog} />
    case 'sub_status':
      return <SubStatusDialog order={request.order} onClose={closeOrderDialog} />
    case 'move':
      return <Moving request={request} />
    case 'operations':
      return (
        <BulkOperationDialog
          kind={kindOf(request.operation)}
          orders={request.orders}
          unseen={request.unseen}
          onDone={request.onDone}
          onClose={closeOrderDialog}
        />
      )
    case 'moves':
      return (
        <BulkMoveDialog
          orders={request.orders}
          unseen={request.unseen}
          to={request.to}
          onSending={request.onSending}
          onDone={request.onDone}
          onClose={closeOrderDialog}
        />
      )
    case 'missed':
      return <MissedDialog kind={kindOf(request.operation)} order={request.order} reason={request.reason} onClose={closeOrderDialog} />
  }
}

/** Keeps the input while it can be sent again; drops it where the order has moved, since it no longer fits. */
function Moving({ request: { move } }: { request: Extract<OrderDialogRequest, { kind: 'move' }> }) {
  const moveOrder = useMoveOrder()
  const onError = (error: Error) => {
    if (rowOf(error, orderMoveEndpoints.setStatus)) closeOrderDialog()
  }
  return (
    <MoveDialog
      move={move}
      isSending={moveOrder.isPending}
      errors={fieldErrors(moveOrder.error)}
      onConfirm={(body) => moveOrder.mutate({ move, body }, { onSuccess: closeOrderDialog, onError })}
      onCancel={closeOrderDialog}
    />
  )
}
