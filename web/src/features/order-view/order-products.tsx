import type { Order } from '@tracklane/contract/order'
import { amountDue } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './order-peek.module.css'

/** The products, their prices, and the amount to be collected. */
export function OrderProducts({ order }: { order: Order }) {
  const t = useT()
  const { money, number } = useFormat()
  const due = amountDue(order)
  const code = order.currency_code
  return (
    <section>
      <h3 className={classes.heading}>{t('order', 'Products')}</h3>
      <ul className={classes.products}>
        {order.products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: products have no id, and the list is never reordered
          <li key={index}>
            <span>
              {product.quantity !== 1 && <span className={classes.number}>{number(product.quantity)} × </span>}
              {product.name}
              {product.sku && <span className={classes.sku}> {product.sku}</span>}
            </span>
            <span className={classes.number}>{money(product.price, code)}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        <Sum label={t('order', 'Goods')} text={money(order.order_price, code)} />
        <Sum label={t('order', 'Delivery')} text={money(order.delivery_price, code)} />
        <Sum label={t('order', 'Total')} text={money(order.total, code)} isStrong />
        <Sum label={t('order', 'To collect')} text={due ? money(due, code) : t('order', 'Nothing')} isStrong={due !== undefined} />
      </dl>
    </section>
  )
}

function Sum({ label, text, isStrong = false }: { label: string; text: string; isStrong?: boolean }) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd className={classes.number}>{text}</dd>
    </div>
  )
}
