import { FLOW_ROLES } from '@tracklane/contract/order-flow'
import { inOrder, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import type { DrawnStep, StepChange } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import classes from './flow-panel.module.css'

const SIGNS: Record<StepChange, string> = { none: '', added: '+', removed: '−', changed: '±' }

export function ChangeSign({ change }: { change: StepChange }) {
  return (
    <span className={classes.sign} aria-hidden>
      {SIGNS[change]}
    </span>
  )
}

/** The roles of a step; removed ones are struck through. */
export function RoleChange({ before, roles }: Pick<DrawnStep, 'before' | 'roles'>) {
  const letterOf = useRoleLetter()
  const named = inOrder(FLOW_ROLES.filter((role) => before?.includes(role) || roles?.includes(role)))
  if (named.length === 0) return <span className={classes.letters}>–</span>
  return (
    <span className={classes.letters}>
      {named.map((role) => {
        const isKept = roles?.includes(role) ?? false
        const isNew = isKept && before !== undefined && !before.includes(role)
        const letter = letterOf(role)
        if (!isKept && roles !== undefined) return <s key={role}>{letter}</s>
        return isNew ? <strong key={role}>{letter}</strong> : <span key={role}>{letter}</span>
      })}
    </span>
  )
}
