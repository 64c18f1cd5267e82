import { Link, linkOptions } from '@tanstack/react-router'
import type { OrganizationDetail } from '@tracklane/contract/organization'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './organization-hub.module.css'

/** All that belongs to an organization, each a link with its number. */
export function OrganizationHub({ organization }: { organization: OrganizationDetail }) {
  const t = useT()
  const format = useFormat()
  const { id, name, country_ids, used_by, own, tokens } = organization
  const search = { organization_id: [id] }
  const shared = t('organization', 'Shared')
  const countries = country_ids.length === 0 ? t('organization', 'Every country') : format.number(country_ids.length)
  const ways = [
    { label: t('organization', 'People'), count: format.number(used_by.users), way: linkOptions({ to: '/user/', search }) },
    { label: t('organization', 'Countries'), count: countries, way: linkOptions({ to: '/country/' }) },
    {
      label: t('organization', 'Orders'),
      count: format.number(used_by.orders),
      way: linkOptions({ to: '/order-admin', search: { ...search, archived: 'any', deleted: 'any' } }),
    },
    {
      label: t('organization', 'Order flow'),
      count: own.order_flows > 0 ? format.number(own.order_flows) : shared,
      way: linkOptions({ to: '/order-flow/', search: own.order_flows > 0 ? { search: name } : {} }),
    },
    {
      label: t('organization', 'Board'),
      count: own.kanbans > 0 ? format.number(own.kanbans) : shared,
      way: linkOptions({ to: '/kanban/board', search: own.kanbans > 0 ? search : {} }),
    },
    { label: t('organization', 'API tokens'), count: format.number(tokens), way: linkOptions({ to: '.', search: true, hash: 'tokens' }) },
  ]
  return (
    <nav aria-label={t('organization', 'What belongs to {name}', { name })}>
      <ul className={classes.hub}>
        {ways.map(({ label, count, way }) => (
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
