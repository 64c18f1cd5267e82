import type { StatusId } from '@tracklane/contract/order-status'
import { type MouseEvent, memo, type RefObject } from 'react'
import { hasPair, useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { inOrder, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { Named } from '#features/order-flow-draft/named.tsx'
import { changeOf, type Pair, pairKey, rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { pairName, stepName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { isCorrection } from '#features/order-flow-draft/rules/flow-routes.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './flow-matrix.module.css'
import { RoleMenu } from './role-menu.tsx'
import type { Matrix } from './use-matrix.ts'

interface MatrixCellProps {
  from: StatusId
  to: StatusId
  /** True for the one stop of Tab. */
  isStop: boolean
  /** True while the menu of its roles is open. */
  isOpen: boolean
  /** Always one and the same object, so that a cell is drawn again only for its own changes. */
  matrix: RefObject<Matrix>
}

export const MatrixCell = memo((props: MatrixCellProps) => {
  const t = useT()
  if (props.from === props.to) return <td className={classes.self} aria-label={t('flow_editor', 'The status itself')} />
  return <StepCell {...props} />
})

function StepCell({ from, to, isStop, isOpen, matrix }: MatrixCellProps) {
  const pair: Pair = { from, to }
  const t = useT()
  const say = usePhrase()
  const letterOf = useRoleLetter()
  const before = useEditing(({ history }) => rolesOf(history.base, pair))
  const roles = useEditing(({ history }) => rolesOf(history.draft, pair))
  const isDim = useEditing(({ role }) => role !== undefined && roles !== undefined && !roles.includes(role))
  const isChosen = useEditing(({ selection }) => hasPair(selection, pair))
  const isRinged = useEditing(({ ring }) => hasPair(ring, pair))
  const change = changeOf(before, roles)
  const shown = roles ?? before
  // A second press on the selected cell acts like Enter.
  const press = (isBlock: boolean) => (isChosen && isStop && !isBlock ? matrix.current.enter(pair) : matrix.current.choose(pair, isBlock))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      className={classes.cell}
      data-cell={pairKey(pair)}
      data-kind={isCorrection(pair) ? 'correction' : 'step'}
      data-change={change}
      data-dim={isDim || undefined}
      data-chosen={isChosen || undefined}
      data-cursor={(isStop && isChosen) || undefined}
      data-ring={isRinged || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      onFocus={() => matrix.current.reach(pair)}
      // A finger may scroll, so it selects when it leaves; the mouse begins a block.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && isHere(event) && press(event.shiftKey)}
      onClick={(event) => isWithoutMouse(event) && isHere(event) && press(false)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && event.buttons === 1 && matrix.current.choose(pair, true)}
    >
      <Named
        name={
          shown ? say(stepName({ ...pair, before, roles, change }, inOrder)) : t('flow_editor', '{step}: no step', { step: pairName(pair) })
        }
      >
        {shown && <span className={classes.letters}>{inOrder(shown).map(letterOf).join('') || '–'}</span>}
        {(change === 'added' || change === 'changed') && (
          <span className={classes.sign} aria-hidden>
            {change === 'added' ? '+' : '±'}
          </span>
        )}
      </Named>
      {isOpen && <RoleMenu pair={pair} onClose={() => matrix.current.setOpen(undefined)} />}
    </td>
  )
}

function isWithoutMouse({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType !== 'mouse'
}

/** Returns whether the press is in the cell itself: presses in the menu of its roles are reported here too. */
function isHere({ currentTarget, target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[data-cell], [role="menu"]') === currentTarget
}
