import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconLayoutSidebarRightExpand, IconPlayerPlay } from '@tabler/icons-react'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { doneText } from '#features/order-flow-draft/rules/done-text.rules.ts'
import { useIssues } from '#features/order-flow-draft/use-flow-facts.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './flow-bar.module.css'
import { useDeskSize } from './use-desk-size.ts'

/** The button that opens the panel as a drawer, with the number of problems. */
export function PanelButton({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const { length } = useIssues()
  return (
    <Button
      variant="default"
      className={classes.panelButton}
      aria-label={t('flow_editor', 'Check and changes: {count, plural, =0 {no warnings} one {# warning} other {# warnings}}', {
        count: length,
      })}
      onClick={onOpen}
    >
      {length > 0 ? <IconAlertTriangle size={18} aria-hidden /> : <IconLayoutSidebarRightExpand size={18} aria-hidden />}
      {length > 0 && <span className="tabular">{length}</span>}
    </Button>
  )
}

export function TurnButtons() {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const last = useEditing(({ history }) => history.past.at(-1)?.done)
  const next = useEditing(({ history }) => history.future.at(-1)?.done)
  if (editor.isReadOnly) return null
  return (
    <>
      <IconButton
        label={t('dialog', 'Undo')}
        hint={last && t('flow_editor', 'Undo: {what}', { what: say(doneText(last)) })}
        disabled={!last}
        aria-keyshortcuts="Control+Z"
        onClick={editor.undo}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </IconButton>
      <IconButton
        label={t('dialog', 'Redo')}
        hint={next && t('flow_editor', 'Redo: {what}', { what: say(doneText(next)) })}
        disabled={!next}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={editor.redo}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </IconButton>
    </>
  )
}

export function RehearseButton({ onRehearse }: { onRehearse: () => void }) {
  const t = useT()
  const { hasWords } = useDeskSize()
  const label = t('flow_editor', 'Rehearse')
  const icon = <IconPlayerPlay size={16} aria-hidden />
  if (hasWords)
    return (
      <Button variant="default" leftSection={icon} onClick={onRehearse}>
        {label}
      </Button>
    )
  return (
    <IconButton label={label} onClick={onRehearse}>
      {icon}
    </IconButton>
  )
}
