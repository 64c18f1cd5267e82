import type { Home } from '@tracklane/contract/home'
import { useT } from '#lib/i18n.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { dayPoint } from './day-point.ts'

export function SignInsByDay({ days }: { days: NonNullable<Home['accounts']>['sign_ins_by_day'] }) {
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
