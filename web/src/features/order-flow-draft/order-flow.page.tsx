import { Suspense } from 'react'
import { useFilter } from '#lib/search.ts'
import { part } from '#ui/part.ts'
import { FlowSearch } from './flow-search.ts'
import { FlowIndex } from './list/flow-index.tsx'

const FlowEditorScreen = part(() => import('./editor/flow-editor-screen.tsx').then((module) => ({ default: module.FlowEditorScreen })))
const FlowCopyScreen = part(() => import('./editor/flow-editor-screen.tsx').then((module) => ({ default: module.FlowCopyScreen })))

/** The screen /order-flow/: the list of flows, and the editor of one. */
export function OrderFlowPage() {
  const [{ id, copy, ...place }] = useFilter(FlowSearch)
  if (id !== undefined)
    return (
      <Suspense>
        <FlowEditorScreen key={id} id={id} />
      </Suspense>
    )
  if (copy !== undefined)
    return (
      <Suspense>
        <FlowCopyScreen
          key={copy}
          id={copy}
          place={{ organization_id: place.organization_id ?? null, country_id: place.country_id ?? null }}
          name={place.name ?? ''}
        />
      </Suspense>
    )
  return <FlowIndex />
}
