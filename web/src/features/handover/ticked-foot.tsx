import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import type { Ticked } from './hand-over.rules.ts'
import classes from './handover.module.css'

/** The ticked sums, a line for each currency; they stay in sight. */
export function TickedFoot({ sums }: { sums: readonly Ticked[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={classes.sums} role="status">
      {sums.map(({ currency_code, ticked, of, sum, left }) => (
        <div key={currency_code} className={classes.sum}>
          <span>{t('finance', '{ticked, number} of {of, number} ticked', { ticked, of })}</span>
          {ticked < of && (
            <span className={classes.left}>{t('finance', '{amount} stays open', { amount: format.money(left, currency_code) })}</span>
          )}
          <strong className={classes.total}>{format.money(sum, currency_code)}</strong>
        </div>
      ))}
    </div>
  )
}
