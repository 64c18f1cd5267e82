import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Home } from '@tracklane/contract/home'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import { Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { homeQueries } from '#features/home/home.api.ts'
import { OrderExportMenu } from '#features/order-export/order-export.parts.tsx'
import { LiveMark } from '#features/realtime/live-mark.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { part } from '#ui/part.ts'
import { AccountNumbers } from './account-numbers.tsx'
import { Attacked } from './attacked.tsx'
import { KnownToSecurity } from './known-to-security.tsx'
import classes from './numbers.module.css'
import { NumbersSkeleton } from './numbers-skeleton.tsx'
import { OrderNumbers } from './order-numbers.tsx'
import { useLeadsToOrders } from './orders-link.tsx'
import { PlatformNumbers } from './platform-numbers.tsx'
import { useHomeLive } from './use-home-live.ts'
import { WatchSkeleton } from './watch-skeleton.tsx'
import { WithoutLogist } from './without-logist.tsx'

const SetupGuide = part(() => import('./setup-guide.tsx').then((module) => ({ default: module.SetupGuide })), { ahead: false })
const SecurityWatch = part(() => import('./security-watch.tsx').then((module) => ({ default: module.SecurityWatch })), { ahead: false })
const ReportedIssues = part(() => import('./reported-issues.tsx').then((module) => ({ default: module.ReportedIssues })), { ahead: false })

/** Today's numbers: which blocks there are is the server's word. */
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

/** A logist works on the board, the others at the table; a reporter takes the orders along. */
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
