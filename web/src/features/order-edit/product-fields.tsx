import { Button } from '@mantine/core'
import { randomId, useMediaQuery } from '@mantine/hooks'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { withDigits } from '@tracklane/contract/kit/money'
import { useRef } from 'react'
import { rowFieldOf } from '#lib/form-field.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './order-edit.module.css'
import { emptyProduct, lineTotal } from './order-values.rules.ts'
import { useCurrency } from './use-currency.ts'
import type { OrderForm } from './use-order-form.ts'

/** The products with their sums, updated during typing. */
export function ProductFields({ form }: { form: OrderForm }) {
  const t = useT()
  const list = useRef<HTMLElement>(null)
  const { products } = form.values
  const add = () => {
    form.insertListItem('products', emptyProduct(randomId()))
    focusLater(() => [...(list.current?.querySelectorAll<HTMLElement>('[data-product] input') ?? [])].at(-4))
  }
  const remove = (index: number) => {
    form.removeListItem('products', index)
    focusLater(() => list.current?.querySelector<HTMLElement>('[data-add]'))
  }
  return (
    <section ref={list}>
      <h3 className={classes.heading}>{t('order', 'Products')}</h3>
      {products.length > 0 && (
        <div className={classes.productHead} aria-hidden>
          <span>{t('order', 'Product')}</span>
          <span>{t('order_editor', 'SKU')}</span>
          <span className={classes.number}>{t('order', 'Quantity')}</span>
          <span className={classes.number}>{t('order', 'Price')}</span>
          <span className={classes.number}>{t('order_editor', 'Sum')}</span>
        </div>
      )}
      {products.map((product, index) => (
        <ProductRow key={product.key} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {form.errors.products && <p className={classes.problem}>{form.errors.products}</p>}
      <Button data-add variant="default" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={add} mt={8}>
        {t('order_editor', 'Add a product')}
      </Button>
    </section>
  )
}

function ProductRow({ form, index, onRemove }: { form: OrderForm; index: number; onRemove: () => void }) {
  const t = useT()
  const { money } = useFormat()
  const { code, digits } = useCurrency(form.values)
  // The head of the table has the labels, where there is room for one.
  const isLabelHidden = !useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const product = form.values.products[index]
  if (!product) return null
  const place = { number: index + 1 }
  const path = `products.${index}`
  return (
    <fieldset className={classes.product} data-product>
      <legend className="visually-hidden">{t('order_editor', 'Product {number}', place)}</legend>
      <TextField
        className={classes.productName}
        label={t('order', 'Product')}
        isLabelHidden={isLabelHidden}
        required
        {...rowFieldOf(form, path, product, 'name')}
      />
      <TextField label={t('order_editor', 'SKU')} isLabelHidden={isLabelHidden} {...rowFieldOf(form, path, product, 'sku')} />
      <NumberField
        label={t('order', 'Quantity')}
        isLabelHidden={isLabelHidden}
        required
        min={1}
        max={100_000}
        {...rowFieldOf(form, path, product, 'quantity')}
      />
      <MoneyField
        label={t('order', 'Price')}
        isLabelHidden={isLabelHidden}
        required
        digits={digits}
        {...rowFieldOf(form, path, product, 'price')}
      />
      <span className={classes.lineTotal}>{money(withDigits(lineTotal(product), digits), code)}</span>
      <IconButton label={t('order_editor', 'Remove product {number}', place)} onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
    </fieldset>
  )
}

function focusLater(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus())
}
