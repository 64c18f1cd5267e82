import { useQuery } from '@tanstack/react-query'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { flowDraftQueries, useUpdateFlow } from '#features/order-flow-draft/flow-draft.api.ts'
import type { FlowEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { changesOf, linksOf, type Steps, stepsOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { useKeptDraft } from '#lib/form-draft.ts'
import { translate } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import type { Answer, Saving, SavingQuestion } from './saving.ts'
import { useChecked } from './use-checked.ts'

/** Saves the draft of an existing flow in one request, on top of the version it was drawn on. */
export function useSaving(editor: FlowEditor, opened: OrderFlow): Saving & { readonly flow: OrderFlow } {
  const [flow, setFlow] = useState(opened)
  const [asked, setAsked] = useState<SavingQuestion>()
  const { base, draft } = useStore(editor, ({ history }) => history)
  const isDirty = changesOf(base, draft).length > 0
  const update = useUpdateFlow()
  const checked = useChecked(editor)
  const newer = useNewer(editor, { flow, isDirty, onFollow: setFlow })
  useUnsaved(isDirty, (search) => Number(search.id) === opened.id)
  useKeptDraft(String(opened.id), isDirty ? { flow, draft } : undefined, (kept) => {
    setFlow(kept.flow)
    editor.restore(stepsOf(kept.flow.links), kept.draft)
  })

  const send = (steps: Steps, on = flow) => {
    const former = on.links
    update.mutate(
      { id: on.id, version: on.version, patch: { links: linksOf(steps) } },
      {
        onSuccess: (reply) => {
          const { data } = reply as { data: OrderFlow } // a call that changes a row answers with it
          editor.saved(stepsOf(data.links))
          setFlow(data)
          toastSuccess(translate('flow_editor', 'The flow is saved'), wayBack(data, former))
        },
        onError: (error) => {
          const theirs = update.conflictingRow(error)
          if (theirs) setAsked({ about: 'theirs', theirs })
        },
      },
    )
  }
  const wayBack = ({ id, version }: OrderFlow, former: OrderFlow['links']) => ({
    label: translate('dialog', 'Undo'),
    isUndo: true,
    onAction: () => update.undo?.({ id, version, patch: { links: linksOf(stepsOf(former)) } }),
  })

  const answer = (given: Answer) => {
    setAsked(undefined)
    if (given.does === 'save' && asked?.about === 'issues') send(asked.steps)
    if (asked?.about !== 'theirs') return
    if (given.does !== 'take theirs' && given.does !== 'join') return
    const { theirs } = asked
    setFlow(theirs)
    if (given.does === 'take theirs') return editor.follow(stepsOf(theirs.links))
    editor.join(stepsOf(theirs.links), given.steps)
    if (given.isSaved) send(given.steps, theirs)
  }

  return {
    flow,
    isDirty,
    isBusy: update.isPending || checked.isPending,
    save: () => isDirty && !update.isPending && checked.run(send, (issues, steps) => setAsked({ about: 'issues', issues, steps })),
    asked,
    answer,
    newer,
    compare: () => newer && setAsked({ about: 'theirs', theirs: newer }),
    taken: undefined,
  }
}

interface Following {
  readonly flow: OrderFlow
  readonly isDirty: boolean
  readonly onFollow: (flow: OrderFlow) => void
}

/** Handles a version that somebody else has saved while the editor is open: takes it over where nothing is drawn, else returns it. */
function useNewer(editor: FlowEditor, { flow, isDirty, onFollow }: Following): OrderFlow | undefined {
  const latest = useQuery(flowDraftQueries.followed(flow.id)).data
  const newer = latest && latest.version > flow.version ? latest : undefined
  const follow = useEffectEvent((now: OrderFlow) => {
    editor.follow(stepsOf(now.links))
    onFollow(now)
  })
  useEffect(() => {
    if (newer && !isDirty) follow(newer)
  }, [newer, isDirty])
  return isDirty ? newer : undefined
}
