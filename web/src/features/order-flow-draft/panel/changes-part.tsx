import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { inOrder } from '#features/order-flow-draft/flow-roles.ts'
import { Named } from '#features/order-flow-draft/named.tsx'
import { changesOf, type DrawnStep, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { stepName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import { ChangeSign, RoleChange } from './change-sign.tsx'
import classes from './flow-panel.module.css'
import { PanelPart } from './panel-part.tsx'

export function useChanges(): readonly DrawnStep[] {
  const { base, draft } = useEditing(({ history }) => history)
  return useMemo(() => changesOf(base, draft), [base, draft])
}

/** The changes of the draft; a press selects the step. */
export function ChangesPart() {
  const t = useT()
  const editor = useEditor()
  const changes = useChanges()
  return (
    <PanelPart
      title={t('flow_editor', 'Changes')}
      mark={changes.length > 0 ? changes.length : undefined}
      tools={
        changes.length > 0 && (
          <Button variant="subtle" color="gray" c="var(--text)" size="compact-sm" onClick={() => editor.edit({ does: 'discard' })}>
            {t('flow_editor', 'Discard all')}
          </Button>
        )
      }
    >
      {changes.length === 0 && <p className={classes.dim}>{t('flow_editor', 'Nothing has been changed yet.')}</p>}
      <ul className={classes.changes}>
        {changes.map((step) => (
          <li key={pairKey(step)}>
            <Change step={step} />
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

function Change({ step }: { step: DrawnStep }) {
  const say = usePhrase()
  const editor = useEditor()
  const nameOf = useStatusName()
  const place = { pairs: [{ from: step.from, to: step.to }] }
  return (
    <button
      type="button"
      className={classes.change}
      data-change={step.change}
      onClick={() => editor.select(place)}
      onPointerEnter={() => editor.point(place)}
      onPointerLeave={() => editor.point(null)}
    >
      <Named name={say(stepName(step, inOrder))}>
        <ChangeSign change={step.change} />
        <span className={classes.changeName}>
          {nameOf(step.from)} → {nameOf(step.to)}
        </span>
        <RoleChange before={step.before} roles={step.roles} />
      </Named>
    </button>
  )
}
