import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Attacked as Account, Home, WithoutLogist as Row } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { roleName } from '@tracklane/contract/kit/role'
import { ordersPath, seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { homeQueries } from '#features/home/home.api.ts'
import { OrderExportMenu } from '#features/order-export/order-export.parts.tsx'
import { LiveMark } from '#features/realtime/live-mark.parts.tsx'
import { formatDate, useFormat } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { part } from '#ui/part.ts'
import { AccountNumbers } from './account-numbers.tsx'
import { BarRows } from './bar-rows.tsx'
import { Block } from './block.tsx'
import { KnownToSecurity } from './known-to-security.tsx'
import classes from './numbers.module.css'
import { NumbersSkeleton } from './numbers-skeleton.tsx'
import { OrderNumbers } from './order-numbers.tsx'
import { useLeadsToOrders } from './orders-link.tsx'
import { PlatformNumbers } from './platform-numbers.tsx'
import { useHomeLive } from './use-home-live.ts'
import { WatchSkeleton } from './watch-skeleton.tsx'

const SetupGuide = part(() => import('./setup-guide.tsx').then((module) => ({ default: module.SetupGuide })), { ahead: false })
const SecurityWatch = part(() => import('./security-watch.tsx').then((module) => ({ default: module.SecurityWatch })), { ahead: false })
const ReportedIssues = part(() => import('./reported-issues.tsx').then((module) => ({ default: module.ReportedIssues })), { ahead: false })

/** Today's numbers; the server decides which blocks there are. */
export function NumbersHome() {
  const t = useT()
  const format = useFormat()
  const { role } = useProfile()
  const numbers = useQuery(homeQueries.numbers())
  useHomeLive()

  return (
    <>
      <PageHead title={t('home', 'Home')} actions={<WayToWork />}>
        <span className={classes.day}>{format.longDay(new Date())}</span>
        {numbers.data?.orders && <LiveMark />}
      </PageHead>
      {numbers.isPending && <NumbersSkeleton role={role} />}
      {numbers.isError && !numbers.data && (
        <ErrorState message={numbers.error.message} onRetry={() => numbers.refetch()} isRetrying={numbers.isFetching} />
      )}
      {numbers.data && <Blocks home={numbers.data} />}
    </>
  )
}

function Blocks({ home }: { home: Home }) {
  const { role } = useProfile()
  return (
    <div className={classes.blocks}>
      {home.setup && (
        <Suspense>
          <SetupGuide steps={home.setup} />
        </Suspense>
      )}
      {home.without_logist && <WithoutLogist rows={home.without_logist} />}
      {home.attacked && <Attacked accounts={home.attacked} />}
      {home.known_to_security && home.known_to_security.length > 0 && <KnownToSecurity known={home.known_to_security} />}
      {role === 'security' && (
        <Suspense fallback={<WatchSkeleton />}>
          <SecurityWatch />
        </Suspense>
      )}
      {home.orders && <OrderNumbers orders={home.orders} />}
      {role === 'admin' && (
        <Suspense>
          <ReportedIssues />
        </Suspense>
      )}
      {home.platform && <PlatformNumbers platform={home.platform} />}
      {home.accounts && <AccountNumbers accounts={home.accounts} hasWatch={role === 'security'} />}
    </div>
  )
}

/** A link to the work: the board for a logist, the table for others, an export for a reporter. */
function WayToWork() {
  const t = useT()
  const { role } = useProfile()
  const leads = useLeadsToOrders()
  const isLogist = role === 'logist'
  if (!leads) return null
  return (
    <>
      {role === 'reporter' && <OrderExportMenu />}
      <Button
        renderRoot={(props) => <Link to={isLogist ? '/order/kanban' : ordersPath({ role })} {...props} />}
        rightSection={<IconArrowRight size={16} aria-hidden />}
      >
        {isLogist ? t('home', 'Open the board') : t('home', 'Open the orders')}
      </Button>
    </>
  )
}

/** Accounts with refused sign-ins, also of administrators, only with name and number. */
function Attacked({ accounts }: { accounts: readonly Account[] }) {
  const t = useT()
  const phrase = usePhrase()
  if (accounts.length === 0) return null
  return (
    <Block title={t('home', 'Refused sign-ins by account')} note={t('home', 'In the last 24 hours')}>
      <ul className={classes.list}>
        {accounts.map(({ id, name, role, refused, last_at }) => (
          <li key={id} className={classes.row}>
            <span className={classes.who}>
              {name}
              <span className={classes.role}>
                {phrase(roleName(role))} ·{' '}
                {t('home', '{count, plural, one {# refused sign-in} other {# refused sign-ins}}', { count: refused })}
              </span>
            </span>
            <time dateTime={last_at} className={classes.time}>
              {formatDate(last_at, 'fullDate')}
            </time>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Open orders that no logist sees: their organization has none in their country. */
function WithoutLogist({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  const isOfAll = seesEveryOrganization(useProfile())
  if (rows.length === 0) return null
  const bars = rows.map(({ organization_id, organization, country_id, country_name, total }) => ({
    key: `${organization_id} ${country_id}`,
    name: isOfAll ? `${country_name} · ${organization}` : country_name,
    total,
    color: 'red' as const,
    filter: { ...homeFilters.openIn(country_id), ...(isOfAll && { organization_id: [organization_id] }) },
  }))
  return (
    <Block title={t('home', 'Orders in a country without a logist')} note={t('home', 'No logist can see them')}>
      <BarRows rows={bars} />
    </Block>
  )
}
