import { BulkMoveDialog } from '#features/order-move/bulk-move.parts.tsx'
import { MoveDialog } from '#features/order-move/order-move.parts.tsx'
import { BulkOperationDialog } from './bulk-operation-dialog.tsx'
import { MissedDialog } from './missed-dialog.tsx'
import { useMoveOrder } from './move-order.api.ts'
import { closeOperation, type OperationRequest, useOperationRequest } from './operation-dialog.store.ts'
import { OperationDialog } from './operation-dialog.tsx'
import { kindOf } from './operation-kinds.ts'
import { SubStatusDialog } from './sub-status-dialog.tsx'
import { moveWayBack } from './undo-move.api.ts'

/** The one dialog of whatever menu asked last. */
export function OperationDialogs() {
  const { request, number } = useOperationRequest()
  return request && <Answering key={number} request={request} />
}

function Answering({ request }: { request: OperationRequest }) {
  switch (request.kind) {
    case 'operation':
      return <OperationDialog kind={kindOf(request.operation)} order={request.order} onClose={closeOperation} />
    case 'sub_status':
      return <SubStatusDialog order={request.order} onClose={closeOperation} />
    case 'move':
      return <Moving request={request} />
    case 'operations':
      return (
        <BulkOperationDialog kind={kindOf(request.operation)} orders={request.orders} onDone={request.onDone} onClose={closeOperation} />
      )
    case 'moves':
      return (
        <BulkMoveDialog
          orders={request.orders}
          to={request.to}
          onSending={request.onSending}
          wayBack={moveWayBack}
          onDone={request.onDone}
          onClose={closeOperation}
        />
      )
    case 'missed':
      return <MissedDialog kind={kindOf(request.operation)} order={request.order} reason={request.reason} onClose={closeOperation} />
  }
}

function Moving({ request: { move } }: { request: Extract<OperationRequest, { kind: 'move' }> }) {
  const moveOrder = useMoveOrder()
  return (
    <MoveDialog
      move={move}
      isSending={moveOrder.isPending}
      onConfirm={(body) => moveOrder.mutate({ move, body }, { onSettled: closeOperation })}
      onCancel={closeOperation}
    />
  )
}
