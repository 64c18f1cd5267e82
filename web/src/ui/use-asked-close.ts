import { useAsked } from './confirm-dialog.tsx'
import { askToLeave } from './use-unsaved.ts'

/** Closes a dialog that has no address of its own; asks first where something is written in it. The properties are those of a `Modal`. */
export function useAskedClose(isWritten: boolean, onClose: () => void) {
  const isAsking = useAsked(({ isOpen }) => isOpen)
  const leave = async () => {
    if (!isWritten || (await askToLeave())) onClose()
  }
  // The question in front takes Escape for itself.
  return { onClose: () => void leave(), closeOnEscape: !isAsking }
}
