import type { FlowRole } from '@tracklane/contract/order-flow'
import type { StatusId } from '@tracklane/contract/order-status'
import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import type { FlowSource } from './flow-draft.api.ts'
import { isSamePair, type Pair, rolesOf, type Steps } from './rules/flow-draft.rules.ts'
import { type Done, type Edit, edited, type FlowHistory, joined, opened, redone, saved, undone } from './rules/flow-history.rules.ts'

/** The subject of the panel: a status, a step, or a block of the matrix. */
export type Selection = { readonly status: StatusId } | { readonly pairs: readonly Pair[] } | null

interface FlowEditorState {
  readonly history: FlowHistory
  readonly selection: Selection
  /** The role whose steps are highlighted; undefined: all roles. */
  readonly role: FlowRole | undefined
  /** The roles of a new step, from the last edited one. */
  readonly lastRoles: readonly FlowRole[]
  /** The place that an entry of the panel points at. */
  readonly ring: Selection
  /** The last action, for screen readers. */
  readonly said: Said | undefined
}

interface Said {
  readonly done: Done
  readonly way: 'did' | 'undid' | 'redid'
  /** Tells equal texts apart. */
  readonly number: number
}

const FIRST_ROLES: readonly FlowRole[] = ['logist', 'organization_admin', 'admin']

interface FlowEditorInput {
  readonly source: FlowSource
  readonly base: Steps
  /** True for the shared default, for a person who may only copy it. */
  readonly isReadOnly?: boolean
}

/** Makes the state of one open editor. Graph, matrix, list and panel write this one draft. */
export function createFlowEditor({ source, base, isReadOnly = false }: FlowEditorInput) {
  const store = createStore<FlowEditorState>(() => ({
    history: opened(base),
    selection: null,
    role: undefined,
    lastRoles: FIRST_ROLES,
    ring: null,
    said: undefined,
  }))
  const turn = (history: FlowHistory, done: Done | undefined, way: Said['way']) =>
    store.setState(({ said }) => ({ history, ...(done && { said: { done, way, number: (said?.number ?? 0) + 1 } }) }))

  return {
    ...store,
    source,
    isReadOnly,
    edit: (edit: Edit) => {
      if (isReadOnly) return
      const before = store.getState().history
      const history = edited(before, edit)
      if (history === before) return
      turn(history, history.past.at(-1)?.done, 'did')
      const [pair] = 'pairs' in edit ? edit.pairs : []
      const roles = pair && rolesOf(history.draft, pair)
      if (roles && roles.length > 0) store.setState({ lastRoles: roles })
    },
    undo: () => turn(undone(store.getState().history), store.getState().history.past.at(-1)?.done, 'undid'),
    redo: () => turn(redone(store.getState().history), store.getState().history.future.at(-1)?.done, 'redid'),
    saved: (now: Steps) => turn(saved(store.getState().history, now), undefined, 'did'),
    /** Takes over a version of somebody else, where nothing is drawn. */
    follow: (now: Steps) => turn(opened(now), undefined, 'did'),
    join: (theirs: Steps, mine: Steps) => {
      const history = joined(theirs, mine)
      turn(history, history.past.at(-1)?.done, 'did')
    },
    /** Restores a draft left when a session ended. */
    restore: (base: Steps, draft: Steps) => turn(opened(base, draft), undefined, 'did'),
    select: (selection: Selection) => store.setState({ selection }),
    point: (ring: Selection) => store.setState({ ring }),
    viewAs: (role: FlowRole | undefined) => store.setState({ role }),
  }
}

export type FlowEditor = ReturnType<typeof createFlowEditor>

export const FlowEditorContext = createContext<FlowEditor | null>(null)

export function useEditor(): FlowEditor {
  const editor = useContext(FlowEditorContext)
  if (!editor) throw new Error('No editor of a flow stands around this')
  return editor
}

export function useEditing<Part>(select: (state: FlowEditorState) => Part): Part {
  return useStore(useEditor(), select)
}

export function hasStatus(selection: Selection, status: StatusId): boolean {
  return selection !== null && 'status' in selection && selection.status === status
}

export function hasPair(selection: Selection, pair: Pair): boolean {
  return selection !== null && 'pairs' in selection && selection.pairs.some((one) => isSamePair(one, pair))
}
