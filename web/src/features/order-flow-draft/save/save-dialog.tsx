import { Modal } from '@mantine/core'
import type { Answer, SavingQuestion } from '#features/order-flow-draft/editor/saving.ts'
import { useChanges } from '#features/order-flow-draft/panel/changes-part.tsx'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { IssuesQuestion } from './issues-question.tsx'
import { TheirsQuestion } from './theirs-question.tsx'

interface SaveDialogProps {
  asked: SavingQuestion
  onAnswer: (answer: Answer) => void
}

/** The changes and warnings before saving; or the version that somebody else has saved meanwhile. */
export function SaveDialog({ asked, onAnswer }: SaveDialogProps) {
  useReturnFocus()
  const t = useT()
  const { length: count } = useChanges()
  const title =
    asked.about === 'theirs'
      ? t('flow_editor', 'Somebody else has saved this flow meanwhile')
      : t('flow_editor', '{count, plural, =0 {Save the copy} one {Save # change} other {Save # changes}}', { count })
  return (
    <Modal
      opened
      onClose={() => onAnswer({ does: 'keep editing' })}
      size={DIALOG.wide}
      title={title}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {asked.about === 'theirs' ? (
        <TheirsQuestion theirs={asked.theirs} onAnswer={onAnswer} />
      ) : (
        <IssuesQuestion issues={asked.issues} onAnswer={onAnswer} />
      )}
    </Modal>
  )
}
