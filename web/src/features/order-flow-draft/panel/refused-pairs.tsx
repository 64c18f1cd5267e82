import { Link } from '@tanstack/react-router'
import { Role, roleName } from '@tracklane/contract/kit/role'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import type { FlowRehearsal } from '@tracklane/contract/order-flow-draft'
import { useProfile } from '#features/auth/auth.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './flow-panel.module.css'

/** Moves that the draft would have refused, the most frequent first, with the newest orders of each. */
export function RefusedPairs({ pairs }: Pick<FlowRehearsal, 'pairs'>) {
  const t = useT()
  const say = usePhrase()
  const nameOf = useStatusName()
  return (
    <ul className={classes.refused}>
      {pairs.map(({ status_from, status_to, role, refused, order_ids }) => {
        const known = Role.safeParse(role).data
        return (
          <li key={`${status_from} ${status_to} ${role}`}>
            <p className={classes.refusedName}>
              {nameOf(status_from)} → {nameOf(status_to)}
            </p>
            <p className={classes.note}>
              {t('flow_editor', '{role}: {count, plural, one {# move} other {# moves}}', {
                count: refused,
                role: known ? say(roleName(known)) : role,
              })}
            </p>
            <p className={classes.orders}>
              {order_ids.map((id) => (
                <OrderLink key={id} id={id} />
              ))}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function OrderLink({ id }: { id: number }) {
  const to = ordersPath(useProfile())
  return (
    <Link to={to} search={{ id }} target="_blank" className={classes.link}>
      #{id}
    </Link>
  )
}
