import { roleName } from '@tracklane/contract/kit/role'
import { SHOWN_ROLES, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import type { FlowView } from '#features/order-flow-draft/flow-search.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './flow-legend.module.css'

/** Explains lines and letters. */
export function FlowLegend({ view }: { view: FlowView }) {
  const t = useT()
  const say = usePhrase()
  const letterOf = useRoleLetter()
  const kinds = [
    { kind: 'step', label: t('flow_editor', 'Step') },
    { kind: 'correction', label: t('flow_editor', 'Correction') },
    { kind: 'removed', label: t('flow_editor', 'Removed') },
    { kind: 'changed', label: t('flow_editor', 'Changed') },
  ]
  const letters = SHOWN_ROLES.slice(0, 3).map(letterOf).join('')
  return (
    <footer className={classes.legend}>
      <ul className={classes.kinds} aria-label={t('flow_editor', 'Kinds of steps')}>
        {kinds.map(({ kind, label }) => (
          <li key={kind}>
            {view === 'matrix' ? (
              <span className={classes.letters} data-kind={kind} aria-hidden>
                {kind === 'changed' ? '±' : letters}
              </span>
            ) : (
              <span className={classes.line} data-kind={kind} aria-hidden />
            )}
            {label}
          </li>
        ))}
      </ul>
      <ul className={classes.roles} aria-label={t('flow_editor', 'Roles')}>
        {SHOWN_ROLES.map((role) => (
          <li key={role}>
            <strong>{letterOf(role)}</strong> {say(roleName(role))}
          </li>
        ))}
      </ul>
    </footer>
  )
}
