import { useNavigate } from '@tanstack/react-router'
import { OrderFlow } from '@tracklane/contract/order-flow'
import type { FlowPlace } from '@tracklane/contract/order-flow-draft'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useCreateFlow } from '#features/order-flow-draft/flow-draft.api.ts'
import type { FlowEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { changesOf, linksOf, type Steps } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { useKeptDraft } from '#lib/form-draft.ts'
import { ApiError } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import type { Saving, SavingQuestion } from './saving.ts'
import { useChecked } from './use-checked.ts'

/** Saves the copy with everything drawn into it, and opens it. */
export function useCopying(editor: FlowEditor, meant: FlowPlace & { readonly name: string }): Saving {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<SavingQuestion>()
  const { base, draft } = useStore(editor, ({ history }) => history)
  const create = useCreateFlow()
  const checked = useChecked(editor)
  const isDrawn = changesOf(base, draft).length > 0
  useKeptDraft(`copy of ${editor.source.id}`, isDrawn ? draft : undefined, (kept) => editor.restore(base, kept))
  const letGo = useUnsaved(isDrawn, (search) => Number(search.copy) === editor.source.id)

  const send = (steps: Steps) =>
    create.mutate(
      { ...meant, links: linksOf(steps) },
      {
        onSuccess: ({ id, name }) => {
          letGo()
          toastSuccess(translate('record', '{name} is added', { name }))
          void navigate({ to: '.', search: ({ view }) => ({ id, view }), replace: true })
        },
      },
    )

  return {
    isDirty: true,
    isBusy: create.isPending || checked.isPending,
    save: () => !create.isPending && checked.run(send, (issues, steps) => setAsked({ about: 'issues', issues, steps })),
    asked,
    answer: ({ does }) => {
      setAsked(undefined)
      if (does === 'save' && asked?.about === 'issues') send(asked.steps)
    },
    newer: undefined,
    compare: () => undefined,
    taken: takenIn(create.error),
  }
}

/** Returns the existing flow that prevents the copy. */
function takenIn(error: Error | null): Saving['taken'] {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  return OrderFlow.pick({ id: true, name: true }).safeParse(error.data).data
}
