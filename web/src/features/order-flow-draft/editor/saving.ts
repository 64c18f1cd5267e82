import type { OrderFlow } from '@tracklane/contract/order-flow'
import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import type { Steps } from '#features/order-flow-draft/rules/flow-draft.rules.ts'

/** The saving of a flow or a copy, for the screen. */
export interface Saving {
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Saves at once where there is no warning; otherwise `asked` has the question. */
  readonly save: () => void
  /** The question before saving. */
  readonly asked: SavingQuestion | undefined
  readonly answer: (answer: Answer) => void
  /** A version that somebody else has saved meanwhile, to be seen before mine is saved. */
  readonly newer: OrderFlow | undefined
  readonly compare: () => void
  /** The existing flow for the place of a copy. */
  readonly taken: { readonly id: number; readonly name: string } | undefined
}

export type SavingQuestion =
  | { readonly about: 'issues'; readonly issues: readonly FlowIssue[]; readonly steps: Steps }
  | { readonly about: 'theirs'; readonly theirs: OrderFlow }

export type Answer =
  | { readonly does: 'keep editing' | 'save' }
  | { readonly does: 'take theirs' }
  /** Puts mine on top of theirs, and saves it where `isSaved` is true. */
  | { readonly does: 'join'; readonly steps: Steps; readonly isSaved: boolean }
