import type { OrderFlow } from '@tracklane/contract/order-flow'
import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import type { Steps } from '#features/order-flow-draft/rules/flow-draft.rules.ts'

/** The saving of a flow or a copy, as the screen sees it. */
export interface Saving {
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Nothing warned of: at once. Otherwise `asked` says what. */
  readonly save: () => void
  /** The question before it is saved. */
  readonly asked: SavingQuestion | undefined
  readonly answer: (answer: Answer) => void
  /** A version that somebody else has saved meanwhile; to be looked at before mine is saved. */
  readonly newer: OrderFlow | undefined
  readonly compare: () => void
  /** The flow there is for the place of a copy. */
  readonly taken: { readonly id: number; readonly name: string } | undefined
}

export type SavingQuestion =
  | { readonly about: 'issues'; readonly issues: readonly FlowIssue[]; readonly steps: Steps }
  | { readonly about: 'theirs'; readonly theirs: OrderFlow }

export type Answer =
  | { readonly does: 'keep editing' | 'save' }
  | { readonly does: 'take theirs' }
  /** Mine on top of theirs, saved at once or not. */
  | { readonly does: 'join'; readonly steps: Steps; readonly isSaved: boolean }
