import { FINAL_STATUSES } from '@tracklane/contract/order-flow-lint'
import { STATUS, type StatusId } from '@tracklane/contract/order-status'
import { type PointerEvent, useMemo } from 'react'
import { hasStatus, useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { boxOf, gripsOf, type Point } from '#features/order-flow-draft/rules/flow-places.rules.ts'
import { useStandingText } from '#features/order-flow-draft/standing-text.ts'
import { WarningMark } from '#features/order-flow-draft/warning-mark.tsx'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './flow-graph.module.css'

interface GraphNodeProps {
  id: StatusId
  isStop: boolean
  hasIssue: boolean
  /** True where a step that is being drawn begins or ends here. */
  isEnd: boolean
  onGrip: (event: PointerEvent<HTMLElement>, id: StatusId, at: Point) => void
}

export function GraphNode({ id, isStop, hasIssue, isEnd, onGrip }: GraphNodeProps) {
  const t = useT()
  const editor = useEditor()
  const nameOf = useStatusName()
  const { x, y, width, height } = boxOf(id)
  const isChosen = useEditing(({ selection }) => hasStatus(selection, id) || isEndOf(selection, id))
  const isStatusChosen = useEditing(({ selection }) => hasStatus(selection, id))
  const isRinged = useEditing(({ ring }) => hasStatus(ring, id))
  const hasDot = useEditing(
    ({ role, history }) => !role || history.draft.some((step) => step.roles.includes(role) && (step.from === id || step.to === id)),
  )
  const standing = useStandingText(id)
  return (
    <div
      className={classes.place}
      style={{ left: x, top: y, width, height }}
      data-chosen={isChosen || isEnd || undefined}
      data-issue={hasIssue || undefined}
      data-ring={isRinged || undefined}
      data-grips={isStatusChosen || undefined}
    >
      <button
        type="button"
        className={classes.node}
        data-node={id}
        tabIndex={isStop ? 0 : -1}
        onClick={() => editor.select({ status: id })}
      >
        {hasDot ? <StatusDot id={id} /> : <span className={classes.noDot} />}
        <span className={classes.words}>
          <span className={classes.name}>{nameOf(id)}</span>
          <span className={classes.standing}>
            {[standing, id === STATUS.NEW && t('flow_editor', 'start'), FINAL_STATUSES.includes(id) && t('flow_editor', 'end')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </button>
      {hasIssue && <WarningMark />}
      {!editor.isReadOnly && <Grips id={id} onGrip={onGrip} />}
    </div>
  )
}

function Grips({ id, onGrip }: Pick<GraphNodeProps, 'id' | 'onGrip'>) {
  const { x, y } = boxOf(id)
  const grips = useMemo(() => gripsOf(id), [id])
  return grips.map((grip) => (
    <span
      key={`${grip.x} ${grip.y}`}
      aria-hidden
      data-grip
      className={classes.grip}
      style={{ left: grip.x - x, top: grip.y - y }}
      onPointerDown={(event) => onGrip(event, id, grip)}
    />
  ))
}

/** Returns whether the status is an end of the one selected step. */
function isEndOf(selection: ReturnType<ReturnType<typeof useEditor>['getState']>['selection'], id: StatusId): boolean {
  const [pair, another] = selection !== null && 'pairs' in selection ? selection.pairs : []
  return pair !== undefined && another === undefined && (pair.from === id || pair.to === id)
}
