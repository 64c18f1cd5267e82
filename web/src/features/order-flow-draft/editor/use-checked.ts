import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import { useCheckFlow } from '#features/order-flow-draft/flow-draft.api.ts'
import type { FlowEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { linksOf, type Steps } from '#features/order-flow-draft/rules/flow-draft.rules.ts'

/** Checks the current orders before anything is saved: then calls `go` with the draft, or `ask` with the problems. */
export function useChecked(editor: FlowEditor) {
  const check = useCheckFlow()
  return {
    isPending: check.isPending,
    run: (go: (steps: Steps) => void, ask: (issues: readonly FlowIssue[], steps: Steps) => void) => {
      if (check.isPending) return
      const steps = editor.getState().history.draft
      const draft = { ...editor.source, links: linksOf(steps) }
      check.mutate(draft, { onSuccess: ({ issues }) => (issues.length > 0 ? ask(issues, steps) : go(steps)) })
    },
  }
}
