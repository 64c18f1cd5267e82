import { useQuery } from '@tanstack/react-query'
import { handOverName } from '@tracklane/contract/order-hold'
import { useEffect } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import classes from './courier-cash.module.css'
import { homeQueries } from './home.api.ts'

/** Milliseconds by which two answers of one moment may differ. */
const SAME_MOMENT = 5000

/** The courier's cash, and the sum handed over today; loaded again after a later answer about the orders. */
export function CourierCash({ updatedAt }: { updatedAt: number }) {
  const t = useT()
  const { money } = useFormat()
  const { data, dataUpdatedAt, refetch } = useQuery(homeQueries.numbers())
  const isOutdated = dataUpdatedAt > 0 && updatedAt - dataUpdatedAt > SAME_MOMENT
  useEffect(() => {
    if (isOutdated) void refetch({ cancelRefetch: false })
  }, [isOutdated, refetch])
  const cash = data?.cash
  if (!cash || (cash.in_hand.length === 0 && cash.handed_over_today.length === 0)) return null
  return (
    <section className={classes.cash} aria-label={t('delivery', 'Cash')}>
      <p>
        <span>{t('delivery', 'Cash in hand')}</span>
        <strong>
          {cash.in_hand.map(({ currency_code, amount }) => money(amount, currency_code)).join(' · ') || t('delivery', 'Nothing')}
        </strong>
      </p>
      {cash.handed_over_today.map(({ number, currency_code, amount }) => (
        <p key={`${number} ${currency_code}`}>
          <span>{t('delivery', 'Handed over today, {number}', { number: handOverName({ number }) })}</span>
          <span>{money(amount, currency_code)}</span>
        </p>
      ))}
    </section>
  )
}

/** Says that a courier has no orders because the account has no courier record. */
export function UnlinkedNotice() {
  const t = useT()
  const { data } = useQuery(homeQueries.numbers())
  if (!data || data.courier !== null) return null
  return (
    <Callout title={t('delivery', 'This account is not linked with a courier')}>
      {t('delivery', 'Ask a logist or the administrator of your organization to link it: your orders appear here then.')}
    </Callout>
  )
}
