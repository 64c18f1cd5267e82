import { STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { useRef } from 'react'
import { type Selection, useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { isSamePair } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { useStanding } from '#features/order-flow-draft/standing-text.ts'
import { useIssues } from '#features/order-flow-draft/use-flow-facts.ts'
import { RowWarning } from '#features/order-flow-draft/warning-mark.tsx'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './flow-matrix.module.css'
import { MatrixCell } from './matrix-cell.tsx'
import { useMatrix } from './use-matrix.ts'

/** The draft as a table: from the rows to the columns. */
export function FlowMatrix() {
  const t = useT()
  const grid = useRef<HTMLTableElement>(null)
  const matrix = useMatrix(grid)
  const latest = useRef(matrix)
  latest.current = matrix
  const issues = useIssues()
  const selection = useEditing((state) => state.selection)
  const isRow = (id: StatusId) => touches(selection, 'from', id)
  return (
    <div className={classes.scroller}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked and written is a grid (WAI-ARIA)
        role="grid"
        aria-label={t('flow_editor', 'Matrix of the steps')}
        aria-multiselectable
        className={classes.grid}
        onKeyDown={matrix.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {t('flow_editor', 'From ↓ To →')}
            </th>
            {STATUS_IDS.map((id) => (
              <ColumnHead key={id} id={id} isOn={touches(selection, 'to', id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {STATUS_IDS.map((from) => (
            <tr key={from}>
              <RowHead id={from} isOn={isRow(from)} hasIssue={issues.some((issue) => issue.status_from === from)} />
              {STATUS_IDS.map((to) => (
                <MatrixCell
                  key={to}
                  from={from}
                  to={to}
                  isStop={isSamePair(matrix.cursor, { from, to })}
                  isOpen={matrix.open !== undefined && isSamePair(matrix.open, { from, to })}
                  matrix={latest}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MatrixKeys />
    </div>
  )
}

function touches(selection: Selection, end: 'from' | 'to', id: StatusId): boolean {
  if (selection === null) return false
  return 'status' in selection ? end === 'from' && selection.status === id : selection.pairs.some((pair) => pair[end] === id)
}

function ColumnHead({ id, isOn }: { id: StatusId; isOn: boolean }) {
  const nameOf = useStatusName()
  return (
    <th scope="col" className={classes.column} data-on={isOn || undefined}>
      <StatusDot id={id} />
      <span>{nameOf(id)}</span>
    </th>
  )
}

function RowHead({ id, isOn, hasIssue }: { id: StatusId; isOn: boolean; hasIssue: boolean }) {
  const nameOf = useStatusName()
  const { number } = useFormat()
  const standing = useStanding(id)
  return (
    <th scope="row" className={classes.row} data-on={isOn || undefined}>
      <span className={classes.rowWords}>
        <StatusDot id={id} />
        <span className={classes.rowName}>{nameOf(id)}</span>
        {hasIssue && <RowWarning />}
        {standing !== undefined && <span className={classes.standing}>{number(standing)}</span>}
      </span>
    </th>
  )
}

/** Lists the keys of the matrix, on devices with a keyboard. */
function MatrixKeys() {
  const t = useT()
  const letterOf = useRoleLetter()
  const keys = [
    { caps: ['←', '↑', '→', '↓'], label: t('flow_editor', 'move') },
    { caps: SHOWN_ROLES.map(letterOf), label: t('flow_editor', 'switch a role') },
    { caps: ['Enter'], label: t('flow_editor', 'last roles') },
    { caps: ['Shift ↓'], label: t('flow_editor', 'several') },
    { caps: ['Delete'], label: t('flow_editor', 'remove') },
    { caps: ['Ctrl Z'], label: t('flow_editor', 'undo') },
  ]
  return (
    <ul className={classes.keys} aria-label={t('flow_editor', 'Keys of the matrix')}>
      {keys.map(({ caps, label }) => (
        <li key={label}>
          {caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
          {label}
        </li>
      ))}
    </ul>
  )
}
