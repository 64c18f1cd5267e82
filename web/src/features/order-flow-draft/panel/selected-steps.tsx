import { Button } from '@mantine/core'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { roleName } from '@tracklane/contract/kit/role'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { type Pair, rolesOf, switchState } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { moveNote } from '#features/order-flow-draft/rules/move-note.rules.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './flow-panel.module.css'
import { PanelPart } from './panel-part.tsx'

interface SelectedStepsProps {
  pairs: readonly Pair[]
}

/** One step, or a block of the matrix: the roles that may take it, and its removal. */
export function SelectedSteps({ pairs }: SelectedStepsProps) {
  const t = useT()
  const editor = useEditor()
  const draft = useEditing(({ history }) => history.draft)
  const there = pairs.filter((pair) => rolesOf(draft, pair) !== undefined)
  const [pair] = pairs
  const isOne = pairs.length === 1
  return (
    <PanelPart
      title={isOne ? t('flow_editor', 'Selected step') : t('flow_editor', 'Selected cells')}
      mark={isOne ? undefined : pairs.length}
      tools={
        there.length > 0 &&
        !editor.isReadOnly && (
          <IconButton
            label={t('flow_editor', '{count, plural, one {Remove the step} other {Remove # steps}}', { count: there.length })}
            onClick={() => editor.edit({ does: 'remove', pairs })}
          >
            <IconTrash size={18} aria-hidden />
          </IconButton>
        )
      }
    >
      {isOne && pair && <PairChips pair={pair} />}
      <RoleBoxes pairs={pairs} />
      {isOne && pair && there.length > 0 && <MoveNote pair={pair} />}
      {isOne && pair && <Missing pair={pair} />}
    </PanelPart>
  )
}

export function PairChips({ pair: { from, to } }: { pair: Pair }) {
  return (
    <p className={classes.pair}>
      <StatusChip id={from} />
      <IconArrowRight size={16} aria-hidden />
      <StatusChip id={to} />
    </p>
  )
}

/** The roles that may take the steps; half ticked where only some steps have the role. */
export function RoleBoxes({ pairs }: SelectedStepsProps) {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const letterOf = useRoleLetter()
  const draft = useEditing(({ history }) => history.draft)
  return (
    <fieldset className={classes.roles} disabled={editor.isReadOnly}>
      <legend>{t('flow_editor', 'Who may take it')}</legend>
      {SHOWN_ROLES.map((role) => {
        const state = switchState(draft, pairs, role)
        return (
          <CheckBox
            key={role}
            areaClassName={classes.role}
            checked={state === 'on'}
            isPartly={state === 'mixed'}
            onChange={() => editor.edit({ does: 'switch', pairs, role })}
          >
            <span>{say(roleName(role))}</span>
            <kbd className={classes.letter} aria-hidden>
              {letterOf(role)}
            </kbd>
          </CheckBox>
        )
      })}
    </fieldset>
  )
}

function MoveNote({ pair }: { pair: Pair }) {
  const say = usePhrase()
  const note = moveNote(pair)
  return note && <p className={classes.note}>{say(note)}</p>
}

/** The text for a missing step: removed in this draft, or never there. */
function Missing({ pair }: { pair: Pair }) {
  const t = useT()
  const editor = useEditor()
  const { base, draft } = useEditing(({ history }) => history)
  if (rolesOf(draft, pair) !== undefined) return null
  if (rolesOf(base, pair) === undefined)
    return <p className={classes.note}>{t('flow_editor', 'There is no such step. Give it to a role to add it.')}</p>
  return (
    <div className={classes.missing}>
      <p className={classes.note}>{t('flow_editor', 'Removed in this draft.')}</p>
      <Button variant="default" size="compact-sm" onClick={() => editor.edit({ does: 'restore', pairs: [pair] })}>
        {t('flow_editor', 'Restore it')}
      </Button>
    </div>
  )
}
