import type { Home } from '@tracklane/contract/home'
import { roleName } from '@tracklane/contract/kit/role'
import { formatDate, useFormat } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Block } from './block.tsx'
import { dayPoint } from './day-point.ts'
import classes from './numbers.module.css'

type Accounts = NonNullable<Home['accounts']>

/** `hasWatch`: the latest sign-ins are shown above already. */
export function AccountNumbers({ accounts, hasWatch }: { accounts: Accounts; hasWatch: boolean }) {
  const t = useT()
  return (
    <>
      <SignInsByDay days={accounts.sign_ins_by_day} />
      <div className={classes.columns}>
        <Block title={t('home', 'Accounts by role')}>
          <ByRole accounts={accounts} />
        </Block>
        {!hasWatch && (
          <Block title={t('home', 'Recent sign-ins')}>
            <RecentSignIns signIns={accounts.recent_sign_ins} />
          </Block>
        )}
      </div>
    </>
  )
}

function ByRole({ accounts }: { accounts: Accounts }) {
  const phrase = usePhrase()
  const format = useFormat()
  return (
    <ul className={classes.list}>
      {accounts.by_role.map(({ role, total }) => (
        <li key={role} className={classes.row}>
          <span>{phrase(roleName(role))}</span>
          <span className={classes.count}>{format.number(total)}</span>
        </li>
      ))}
    </ul>
  )
}

function RecentSignIns({ signIns }: { signIns: Accounts['recent_sign_ins'] }) {
  const t = useT()
  const phrase = usePhrase()
  if (signIns.length === 0)
    return <EmptyState title={t('home', 'Nobody has signed in yet')}>{t('home', 'Each sign-in appears here with its time.')}</EmptyState>
  return (
    <ul className={classes.list}>
      {signIns.map(({ user_id, name, role, at }) => (
        <li key={`${user_id}-${at}`} className={classes.row}>
          <span className={classes.who}>
            {name}
            <span className={classes.role}>{phrase(roleName(role))}</span>
          </span>
          <time dateTime={at} className={classes.time}>
            {formatDate(at, 'fullDate')}
          </time>
        </li>
      ))}
    </ul>
  )
}

function SignInsByDay({ days }: { days: NonNullable<Home['accounts']>['sign_ins_by_day'] }) {
  const t = useT()
  const series = [{ key: 'total', label: t('home', 'Sign-ins'), color: 'var(--status-neutral-dot)' }]
  return (
    <Chart
      title={t('home', 'Sign-ins by day')}
      note={t('home', 'The last 14 days')}
      pointsLabel={t('home', 'Day')}
      series={series}
      points={days.map(({ day, total }) => dayPoint(day, { total }))}
    />
  )
}
