import { Table } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { amountDue } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './order-view.module.css'

/** What is delivered and what it costs. */
export function OrderProducts({ order }: { order: Order }) {
  const t = useT()
  const { money, number } = useFormat()
  const due = amountDue(order)
  const sums = [
    [t('order', 'Goods'), order.order_price],
    [t('order', 'Delivery'), order.delivery_price],
    [t('order', 'Total'), order.total],
  ] as const
  return (
    <section>
      <h3 className={classes.heading}>{t('order', 'Products')}</h3>
      <Table className={classes.products} verticalSpacing={6} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('order', 'Product')}</Table.Th>
            <Table.Th className={classes.number}>{t('order', 'Quantity')}</Table.Th>
            <Table.Th className={classes.number}>{t('order', 'Price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.products.map((product, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: products have no id, and the list is never reordered
            <Table.Tr key={index}>
              <Table.Td>
                {product.name}
                {product.sku && <span className={classes.sku}>{product.sku}</span>}
              </Table.Td>
              <Table.Td className={classes.number}>{number(product.quantity)}</Table.Td>
              <Table.Td className={classes.number}>{money(product.price, order.currency_code)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          {sums.map(([label, amount]) => (
            <Table.Tr key={label} className={amount === order.total && label === t('order', 'Total') ? classes.total : undefined}>
              <Table.Td>{label}</Table.Td>
              <Table.Td className={classes.number}>{label === t('order', 'Goods') ? number(order.products_amount) : ''}</Table.Td>
              <Table.Td className={classes.number}>{money(amount, order.currency_code)}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Td>{t('order', 'To collect')}</Table.Td>
            <Table.Td />
            <Table.Td className={classes.number}>{due ? money(due, order.currency_code) : t('order', 'Nothing')}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  )
}
