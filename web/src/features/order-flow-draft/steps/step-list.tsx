import { IconArrowRight } from '@tabler/icons-react'
import { FINAL_STATUSES } from '@tracklane/contract/order-flow-lint'
import { STATUS, STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { useState } from 'react'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { inOrder } from '#features/order-flow-draft/flow-roles.ts'
import { isHiddenFrom } from '#features/order-flow-draft/graph/graph-lines.tsx'
import { Named } from '#features/order-flow-draft/named.tsx'
import { RoleChange } from '#features/order-flow-draft/panel/change-sign.tsx'
import { type DrawnStep, type Pair, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { stepName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { useStandingText } from '#features/order-flow-draft/standing-text.ts'
import { useDrawnSteps, useIssues } from '#features/order-flow-draft/use-flow-facts.ts'
import { RowWarning } from '#features/order-flow-draft/warning-mark.tsx'
import { StatusChip, StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import { AddStep } from './add-step.tsx'
import classes from './step-list.module.css'
import { StepSheet } from './step-sheet.tsx'

/** The flow on a phone: a card per status with its steps. */
export function StepList() {
  const [open, setOpen] = useState<Pair>()
  const drawn = useDrawnSteps()
  return (
    <ul className={classes.list}>
      {STATUS_IDS.map((id) => (
        <StatusCard key={id} id={id} steps={drawn.filter(({ from }) => from === id)} onOpen={setOpen} />
      ))}
      {open && <StepSheet pair={open} onClose={() => setOpen(undefined)} />}
    </ul>
  )
}

interface StatusCardProps {
  id: StatusId
  steps: readonly DrawnStep[]
  onOpen: (pair: Pair) => void
}

function StatusCard({ id, steps, onOpen }: StatusCardProps) {
  const t = useT()
  const { isReadOnly } = useEditor()
  const nameOf = useStatusName()
  const standing = useStandingText(id)
  const hasIssue = useIssues().some((issue) => issue.status_from === id)
  const facts = [standing, id === STATUS.NEW && t('flow_editor', 'start'), FINAL_STATUSES.includes(id) && t('flow_editor', 'end')].filter(
    Boolean,
  )
  return (
    <li className={classes.card}>
      <h2 className={classes.head}>
        <StatusDot id={id} />
        {nameOf(id)}
        {hasIssue && <RowWarning />}
        <span className={classes.standing}>{facts.join(' · ')}</span>
      </h2>
      {steps.map((step) => (
        <StepRow key={pairKey(step)} step={step} onOpen={() => onOpen({ from: step.from, to: step.to })} />
      ))}
      {!isReadOnly && <AddStep from={id} isWide />}
    </li>
  )
}

function StepRow({ step, onOpen }: { step: DrawnStep; onOpen: () => void }) {
  const say = usePhrase()
  const role = useEditing((state) => state.role)
  const isDim = isHiddenFrom(role, step.roles)
  return (
    <button
      type="button"
      className={classes.step}
      data-change={step.change}
      data-dim={isDim || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Named name={say(stepName(step, inOrder))}>
        <IconArrowRight size={16} aria-hidden />
        <StatusChip id={step.to} />
        <span className={classes.roles}>
          <RoleChange before={step.before} roles={step.change === 'removed' ? undefined : step.roles} />
        </span>
      </Named>
    </button>
  )
}
