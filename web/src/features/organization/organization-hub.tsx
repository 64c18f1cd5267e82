import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { OrganizationDetail } from '@tracklane/contract/organization'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { organizationQueries } from './organization.api.ts'
import classes from './organization-hub.module.css'
import { waysTo } from './organization-ways.ts'

/** Links to all parts of an organization, each with its number. */
export function OrganizationHub({ organization: opened }: { organization: OrganizationDetail }) {
  const t = useT()
  const format = useFormat()
  // The form keeps the row as it was opened; the number of tokens here is updated at once.
  const { data: organization = opened } = useQuery({ ...organizationQueries.detail(opened.id), meta: { silent: true } })
  const { name, country_ids, used_by, own, tokens } = organization
  const ways = waysTo(organization)
  const shared = t('organization', 'Shared')
  const countries = country_ids.length === 0 ? t('organization', 'Every country') : format.number(country_ids.length)
  const hub = [
    { label: t('organization', 'People'), count: format.number(used_by.users), way: ways.users },
    { label: t('organization', 'Countries'), count: countries, way: linkOptions({ to: '/country/' }) },
    { label: t('organization', 'Orders'), count: format.number(used_by.orders), way: ways.orders },
    {
      label: t('organization', 'Order flow'),
      count: own.order_flows > 0 ? format.number(own.order_flows) : shared,
      way: own.order_flows > 0 ? ways.order_flows : linkOptions({ to: '/order-flow/' }),
    },
    {
      label: t('organization', 'Board'),
      count: own.kanbans > 0 ? format.number(own.kanbans) : shared,
      way: own.kanbans > 0 ? ways.kanbans : linkOptions({ to: '/kanban/board' }),
    },
    { label: t('organization', 'API tokens'), count: format.number(tokens), way: linkOptions({ to: '.', search: true, hash: 'tokens' }) },
  ]
  return (
    <nav aria-label={t('organization', 'What belongs to {name}', { name })}>
      <ul className={classes.hub}>
        {hub.map(({ label, count, way }) => (
          <li key={label}>
            <Link {...way} className={classes.way}>
              <span className={classes.label}>{label}</span>
              <span className={classes.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
