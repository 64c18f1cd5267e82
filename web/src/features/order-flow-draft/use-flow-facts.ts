import { useQuery } from '@tanstack/react-query'
import type { FlowPlace } from '@tracklane/contract/order-flow-draft'
import { type FlowIssue, lintFlow } from '@tracklane/contract/order-flow-lint'
import { useMemo } from 'react'
import { flowDraftQueries } from './flow-draft.api.ts'
import { useEditing, useEditor } from './flow-editor.store.ts'
import { drawnSteps, linksOf } from './rules/flow-draft.rules.ts'
import { folded } from './rules/issue-fold.rules.ts'

/** Returns how many people the flow concerns, and how many orders are in each status. */
export function useReach() {
  const { source } = useEditor()
  return useQuery(flowDraftQueries.reach(source)).data
}

/** Returns the current problems of the draft. */
export function useIssues(): readonly FlowIssue[] {
  const draft = useEditing(({ history }) => history.draft)
  const orders = useReach()?.orders
  return useMemo(() => folded(lintFlow(linksOf(draft), orders ? { orders } : {})), [draft, orders])
}

/** Returns the steps of the draft, including the removed ones. */
export function useDrawnSteps() {
  const { base, draft } = useEditing(({ history }) => history)
  return useMemo(() => drawnSteps(base, draft), [base, draft])
}

/** Returns the organization and country whose orders follow the flow. */
export function useFlowSource(): FlowPlace {
  const { source } = useEditor()
  const saved = useQuery({ ...flowDraftQueries.detail(source.id), enabled: source.place === undefined }).data
  return source.place ?? { organization_id: saved?.organization_id, country_id: saved?.country_id }
}
