import { Skeleton } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import classes from './order-peek.module.css'

const LINES = [0, 1, 2, 3, 4, 5]

/** A placeholder in the shape of an order. */
export function OrderSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('order', 'The order is loading')}>
      <div className={classes.head}>
        <div className={classes.line}>
          <Skeleton height={20} width={150} />
          <Skeleton height={20} width={90} ms="auto" />
        </div>
        <div className={classes.line}>
          <Skeleton height={20} width={130} />
        </div>
        <div className={classes.moves}>
          <Skeleton height={32} width={150} />
          <Skeleton height={32} width={110} />
        </div>
      </div>
      <div className={classes.body}>
        <div className={classes.groups}>
          {[0, 1].map((group) => (
            <div key={group}>
              <Skeleton height={14} width={90} mb={8} />
              {LINES.map((line) => (
                <div key={line} className={classes.row}>
                  <Skeleton height={12} width={70} />
                  <Skeleton height={12} width={120 + 20 * line} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
