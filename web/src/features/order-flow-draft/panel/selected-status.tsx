import { IconArrowRight } from '@tabler/icons-react'
import type { StatusId } from '@tracklane/contract/order-status'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { inOrder, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { Named } from '#features/order-flow-draft/named.tsx'
import { stepName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { AddStep } from '#features/order-flow-draft/steps/add-step.tsx'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './flow-panel.module.css'
import { PanelPart } from './panel-part.tsx'

/** A status: where its orders may go, and a way to add a step without drawing. */
export function SelectedStatus({ id }: { id: StatusId }) {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const letterOf = useRoleLetter()
  const steps = useEditing(({ history }) => history.draft)
    .filter(({ from }) => from === id)
    .toSorted((one, other) => one.to - other.to)
  return (
    <PanelPart title={t('flow_editor', 'Selected status')}>
      <p className={classes.pair}>
        <StatusChip id={id} />
      </p>
      <ul className={classes.outgoing}>
        {steps.map((step) => (
          <li key={step.to}>
            <button type="button" className={classes.row} onClick={() => editor.select({ pairs: [{ from: id, to: step.to }] })}>
              <Named name={say(stepName({ ...step, before: step.roles, change: 'none' }, inOrder))}>
                <IconArrowRight size={16} aria-hidden />
                <StatusChip id={step.to} />
                <span className={classes.letters}>{inOrder(step.roles).map(letterOf).join(' ')}</span>
              </Named>
            </button>
          </li>
        ))}
      </ul>
      {steps.length === 0 && <p className={classes.note}>{t('flow_editor', 'No step leads out of it.')}</p>}
      {!editor.isReadOnly && <AddStep from={id} />}
    </PanelPart>
  )
}
