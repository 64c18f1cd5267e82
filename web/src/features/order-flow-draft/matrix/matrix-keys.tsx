import { SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { useT } from '#lib/i18n.ts'
import classes from './flow-matrix.module.css'

/** The keys of the matrix, where there is a keyboard. */
export function MatrixKeys() {
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
