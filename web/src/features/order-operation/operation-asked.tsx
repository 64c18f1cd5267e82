import { Suspense } from 'react'
import type { OperationFieldsProps, OperationKind } from './operation.ts'

/** What an operation asks for, once for all orders; the same fields in the dialog of one and of many. */
export function OperationAsked({ kind, ...props }: OperationFieldsProps & { kind: OperationKind }) {
  const Fields = kind.input?.Fields
  if (!Fields) return props.children(null, {})
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  )
}
