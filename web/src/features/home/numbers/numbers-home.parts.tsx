import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Home } from '@tracklane/contract/home'
import { useProfile } from '#features/auth/auth.api.ts'
import { homeQueries } from '#features/home/home.api.ts'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { AccountNumbers } from './account-numbers.tsx'
import classes from './numbers.module.css'
import { NumbersSkeleton } from './numbers-skeleton.tsx'
import { OrderNumbers } from './order-numbers.tsx'
import { useLeadsToOrders } from './orders-link.tsx'
import { PlatformNumbers } from './platform-numbers.tsx'

/** Today's numbers: which blocks there are is the server's word. */
export function NumbersHome() {
  const t = useT()
  const { first_name, role } = useProfile()
  const numbers = useQuery(homeQueries.numbers())

  return (
    <>
      <PageHead title={t('home', 'Home')} actions={<WayToWork />} />
      <p className={classes.welcome}>{t('home', 'Welcome, {name}. This is how things stand now.', { name: first_name })}</p>
      {numbers.isPending && <NumbersSkeleton role={role} />}
      {numbers.isError && !numbers.data && (
        <ErrorState message={numbers.error.message} onRetry={() => numbers.refetch()} isRetrying={numbers.isFetching} />
      )}
      {numbers.data && <Blocks home={numbers.data} />}
    </>
  )
}

function Blocks({ home }: { home: Home }) {
  return (
    <div className={classes.blocks}>
      {home.platform && <PlatformNumbers platform={home.platform} />}
      {home.orders && <OrderNumbers orders={home.orders} />}
      {home.accounts && <AccountNumbers accounts={home.accounts} />}
    </div>
  )
}

/** A logist works on the board, the others at the table. */
function WayToWork() {
  const t = useT()
  const { role } = useProfile()
  const leads = useLeadsToOrders()
  const isLogist = role === 'logist'
  if (!leads) return null
  return (
    <Button
      renderRoot={(props) => <Link to={isLogist ? '/order/kanban' : '/order/index'} {...props} />}
      rightSection={<IconArrowRight size={16} aria-hidden />}
    >
      {isLogist ? t('home', 'Open the board') : t('home', 'Open the orders')}
    </Button>
  )
}
