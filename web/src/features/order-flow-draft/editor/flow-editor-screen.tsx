import { Skeleton } from '@mantine/core'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import type { FlowPlace } from '@tracklane/contract/order-flow-draft'
import { useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { flowDraftQueries } from '#features/order-flow-draft/flow-draft.api.ts'
import { createFlowEditor, FlowEditorContext } from '#features/order-flow-draft/flow-editor.store.ts'
import { stepsOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { useFlowPlace } from '#features/order-flow-draft/use-flow-place.ts'
import { useOpened } from '#kit/use-opened.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FlowDesk } from './flow-desk.tsx'
import { useCopying } from './use-copying.ts'
import { useSaving } from './use-saving.ts'

/** The editor of an existing flow. */
export function FlowEditorScreen({ id }: { id: number }) {
  const { row, query } = useOpened(flowDraftQueries.detail(id))
  return row ? <OpenFlow opened={row} /> : <Waiting query={query} />
}

function OpenFlow({ opened }: { opened: OrderFlow }) {
  const { role } = useProfile()
  const { placeOf } = useFlowPlace()
  const isReadOnly = opened.is_default && role !== 'admin'
  const [editor] = useState(() => createFlowEditor({ source: { id: opened.id }, base: stepsOf(opened.links), isReadOnly }))
  const saving = useSaving(editor, opened)
  return (
    <FlowEditorContext value={editor}>
      <FlowDesk title={opened.is_default ? opened.name : placeOf(opened) || opened.name} flow={saving.flow} saving={saving} />
    </FlowEditorContext>
  )
}

interface FlowCopyScreenProps {
  /** The id of the flow that is copied. */
  id: number
  place: FlowPlace
  name: string
}

/** The editor of a copy, which does not exist before it is saved. */
export function FlowCopyScreen(props: FlowCopyScreenProps) {
  const { row, query } = useOpened(flowDraftQueries.detail(props.id))
  return row ? <OpenCopy {...props} original={row} /> : <Waiting query={query} />
}

function OpenCopy({ id, place, name, original }: FlowCopyScreenProps & { original: OrderFlow }) {
  const { placeOf } = useFlowPlace()
  const { role } = useProfile()
  // For people with their own organization, the server sets it.
  const [meant] = useState(() => (seesEveryOrganization({ role }) ? place : { country_id: place.country_id }))
  const [editor] = useState(() => createFlowEditor({ source: { id, place: meant }, base: stepsOf(original.links) }))
  const saving = useCopying(editor, { ...meant, name: name || placeOf(place) || original.name })
  return (
    <FlowEditorContext value={editor}>
      <FlowDesk title={placeOf(place) || name} flow={undefined} saving={saving} />
    </FlowEditorContext>
  )
}

function Waiting({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  const t = useT()
  if (query.error) return <ErrorState message={query.error.message} onRetry={query.refetch} isRetrying={query.isFetching} />
  if (query.isFetching) return <Skeleton height="calc(100dvh - 96px)" />
  return <EmptyState title={t('record', 'This is not here any more')}>{t('record', 'Somebody may have deleted it meanwhile.')}</EmptyState>
}
