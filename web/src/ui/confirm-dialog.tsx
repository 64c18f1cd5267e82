import { create } from 'zustand'
import { translate } from '#lib/i18n.ts'
import { onPersonChanged } from '#lib/person-changed.ts'
import { focusable } from './use-return-focus.ts'

interface Question {
  title?: string
  message?: string
  /** The name of the item in question, above the message. */
  item?: string
  confirmLabel?: string
  isDanger?: boolean
}

/** The state of the dialog in `confirm-host.tsx`. */
export const useAsked = create<{ asked: OpenQuestion | null; isOpen: boolean }>(() => ({ asked: null, isOpen: false }))

onPersonChanged(stopAsking)

/** Closes the question without a confirmation. */
export function stopAsking(): void {
  useAsked.getState().asked?.answer(false)
  useAsked.setState({ isOpen: false })
}

interface OpenQuestion extends Question {
  readonly number: number
  readonly answer: (confirmed: boolean) => void
  /** The element that had the focus; it gets the focus back when the person cancels. */
  readonly from: HTMLElement | null
}

/** Asks "Are you sure…". Resolves to false when the person cancels. */
export function confirmAction(question: Question = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const before = useAsked.getState().asked
    before?.answer(false)
    // A question that replaces another one keeps the element of the first.
    const from = useAsked.getState().isOpen && before ? before.from : focusable(document.activeElement)
    useAsked.setState({ asked: { ...question, number: (before?.number ?? 0) + 1, answer: resolve, from }, isOpen: true })
  })
}

/** Asks before a deletion. `name` is the name of the item; `whom` says what is deleted with it. */
export function confirmDelete(name: string, whom = ''): Promise<boolean> {
  const question = translate('dialog', 'Are you sure you want to delete the item? This action is irreversible.')
  return confirmAction({
    item: name,
    message: `${question} ${whom}`.trim(),
    confirmLabel: translate('dialog', 'Delete'),
    isDanger: true,
  })
}
