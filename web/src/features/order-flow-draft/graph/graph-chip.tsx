import { memo } from 'react'
import { hasPair, useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { inOrder, SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { Named } from '#features/order-flow-draft/named.tsx'
import { type DrawnStep, isDrawnSame, pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { stepName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { usePhrase } from '#lib/i18n.ts'
import classes from './flow-graph.module.css'
import { useIsDim } from './graph-lines.tsx'
import { routeOf } from './route-of.ts'

interface GraphChipProps {
  step: DrawnStep
  isStop: boolean
}

/** The roles that may take a step. The chip is the name of the step, and its place for the keyboard. */
export const GraphChip = memo(Chip, (one, other) => one.isStop === other.isStop && isDrawnSame(one.step, other.step))

function Chip({ step, isStop }: GraphChipProps) {
  const say = usePhrase()
  const editor = useEditor()
  const letterOf = useRoleLetter()
  const isDim = useIsDim(step)
  const isChosen = useEditing(({ selection }) => hasPair(selection, step))
  const pair = { from: step.from, to: step.to }
  const { chip, isCorrection } = routeOf(step)
  const roles = inOrder(step.roles ?? step.before ?? [])
  const isOpen = isChosen && !editor.isReadOnly && step.roles !== undefined
  return (
    <div
      className={classes.chipPlace}
      style={{ left: chip.x, top: chip.y }}
      data-chosen={isChosen || undefined}
      data-dim={isDim || undefined}
    >
      <button
        type="button"
        className={classes.chip}
        data-step={pairKey(step)}
        data-kind={isCorrection ? 'correction' : 'step'}
        data-change={step.change}
        data-open={isOpen || undefined}
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen || undefined}
        onFocus={() => editor.select({ pairs: [pair] })}
        onClick={() => editor.select({ pairs: [pair] })}
        onPointerEnter={() => editor.point({ pairs: [pair] })}
        onPointerLeave={() => editor.point(null)}
      >
        <Named name={say(stepName(step, inOrder))}>{roles.length > 0 ? roles.map(letterOf).join('') : '–'}</Named>
      </button>
      {isOpen && <Toggles step={step} />}
    </div>
  )
}

/** The four boxes of the panel at the pointer; the keyboard uses their letters. */
function Toggles({ step }: { step: DrawnStep }) {
  const editor = useEditor()
  const letterOf = useRoleLetter()
  return (
    <div className={classes.toggles} aria-hidden>
      {SHOWN_ROLES.map((role) => (
        <button
          key={role}
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          data-on={step.roles?.includes(role) || undefined}
          onClick={() => editor.edit({ does: 'switch', pairs: [step], role })}
        >
          {letterOf(role)}
        </button>
      ))}
    </div>
  )
}
