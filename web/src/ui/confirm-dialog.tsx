import { create } from 'zustand'
import { translate } from '#lib/i18n.ts'

interface Question {
  title?: string
  message?: string
  confirmLabel?: string
  isDanger?: boolean
}

/** What the dialog of `confirm-host.tsx` shows. */
export const useAsked = create<{ asked: (Question & { number: number; answer: (confirmed: boolean) => void }) | null; isOpen: boolean }>(
  () => ({
    asked: null,
    isOpen: false,
  }),
)

/** Asks "Are you sure…"; answers false when the person cancels. */
export function confirmAction(question: Question = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const before = useAsked.getState().asked
    before?.answer(false)
    useAsked.setState({ asked: { ...question, number: (before?.number ?? 0) + 1, answer: resolve }, isOpen: true })
  })
}

export function confirmDelete(): Promise<boolean> {
  return confirmAction({
    message: translate('dialog', 'Are you sure you want to delete the item? This action is irreversible.'),
    confirmLabel: translate('dialog', 'Delete'),
    isDanger: true,
  })
}
