import { useAsked } from './confirm-dialog.tsx'
import { askToLeave } from './use-unsaved.ts'

/** Closes a dialog without an address of its own; asks first where something is written in it. Returns properties of a `Modal`. */
export function useAskedClose(isWritten: boolean, onClose: () => void) {
  const isAsking = useAsked(({ isOpen }) => isOpen)
  const leave = async () => {
    if (!isWritten || (await askToLeave())) onClose()
  }
  // The question in front uses Escape itself.
  return { onClose: () => void leave(), closeOnEscape: !isAsking }
}
