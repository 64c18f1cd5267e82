import type { FlowRehearsal } from '@tracklane/contract/order-flow-draft'
import { useState } from 'react'
import { useRehearse } from '#features/order-flow-draft/flow-draft.api.ts'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { linksOf, type Steps } from '#features/order-flow-draft/rules/flow-draft.rules.ts'

export interface Rehearsing {
  readonly isRunning: boolean
  readonly result: FlowRehearsal | undefined
  /** True where the draft has changed since. */
  readonly isOld: boolean
  readonly hasFailed: boolean
  readonly run: () => void
}

/** Runs on demand; its result stays until the next run. */
export function useRehearsal(): Rehearsing {
  const { source } = useEditor()
  const draft = useEditing(({ history }) => history.draft)
  const rehearse = useRehearse()
  const [found, setFound] = useState<{ steps: Steps; result: FlowRehearsal }>()
  return {
    isRunning: rehearse.isPending,
    hasFailed: rehearse.isError,
    result: found?.result,
    isOld: found !== undefined && found.steps !== draft,
    run: () => {
      const steps = draft
      if (!rehearse.isPending) rehearse.mutate({ ...source, links: linksOf(steps) }, { onSuccess: (result) => setFound({ steps, result }) })
    },
  }
}
