import { Link } from '@tanstack/react-router'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { useProfile } from '#features/auth/auth.api.ts'
import { useFlowSource } from '#features/order-flow-draft/use-flow-facts.ts'
import { useT } from '#lib/i18n.ts'
import classes from './flow-panel.module.css'

/** The way to exactly the orders that a number counts, in a tab of their own: the draft stays. */
export function OrdersLink({ status }: { status: number }) {
  const t = useT()
  const { role } = useProfile()
  const { organization_id, country_id } = useFlowSource()
  const country = country_id == null ? {} : { country_id: [country_id] }
  const text = t('flow_editor', 'Show them')
  if (seesEveryOrganization({ role }))
    return (
      <Link
        to="/order-admin"
        search={{ status_id: [status], ...country, ...(organization_id != null && { organization_id: [organization_id] }) }}
        target="_blank"
        className={classes.link}
      >
        {text}
      </Link>
    )
  return (
    <Link to="/order/index" search={{ status_id: [status], ...country }} target="_blank" className={classes.link}>
      {text}
    </Link>
  )
}
