import { useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { useT } from '#lib/i18n.ts'
import { ChangesPart } from './changes-part.tsx'
import { CheckPart } from './check-part.tsx'
import classes from './flow-panel.module.css'
import { PanelPart } from './panel-part.tsx'
import { RehearsalPart } from './rehearsal-part.tsx'
import { SelectedStatus } from './selected-status.tsx'
import { SelectedSteps } from './selected-steps.tsx'
import type { Rehearsing } from './use-rehearsal.ts'

interface FlowPanelProps {
  rehearsal: Rehearsing
  /** False on a phone, where a step has its sheet. */
  hasSelection: boolean
}

/** The parts about the draft: the selection, the problems, the changes, and its effect on past moves. */
export function FlowPanel({ rehearsal, hasSelection }: FlowPanelProps) {
  return (
    <div className={classes.panel}>
      {hasSelection && <SelectedPart />}
      <CheckPart />
      <ChangesPart />
      <RehearsalPart rehearsal={rehearsal} />
    </div>
  )
}

/** The selection in graph or matrix; without one, how to begin. */
function SelectedPart() {
  const t = useT()
  const selection = useEditing((state) => state.selection)
  if (selection !== null && 'status' in selection) return <SelectedStatus id={selection.status} />
  if (selection !== null && selection.pairs.length > 0) return <SelectedSteps pairs={selection.pairs} />
  return (
    <PanelPart title={t('flow_editor', 'Selected step')}>
      <p className={classes.dim}>
        {t('flow_editor', 'Choose a step to say who may take it. Choose a status to add a step from there, or draw one from its edge.')}
      </p>
    </PanelPart>
  )
}
