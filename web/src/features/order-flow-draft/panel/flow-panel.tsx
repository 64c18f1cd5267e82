import { ChangesPart } from './changes-part.tsx'
import { CheckPart } from './check-part.tsx'
import classes from './flow-panel.module.css'
import { RehearsalPart } from './rehearsal-part.tsx'
import { SelectedPart } from './selected-part.tsx'
import type { Rehearsing } from './use-rehearsal.ts'

interface FlowPanelProps {
  rehearsal: Rehearsing
  /** On a phone a step has its sheet. */
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
