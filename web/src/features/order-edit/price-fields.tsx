import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { withDigits } from '@tracklane/contract/kit/money'
import { currencyQueries } from '#features/currency/currency.api.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { offered } from '#lib/offered.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import classes from './order-edit.module.css'
import { countOf, sumOf, totalOf } from './order-values.rules.ts'
import { useCurrency } from './use-currency.ts'
import type { OrderForm } from './use-order-form.ts'

/** The prices of goods and delivery, and the total. The goods cost the sum of the products, until a person sets another price. */
export function PriceFields({ form }: { form: OrderForm }) {
  const t = useT()
  const { money } = useFormat()
  const { code, digits } = useCurrency(form.values)
  const { values } = form
  // Without products there is no sum: an empty field asks for a price.
  const shownSum = values.products.length > 0 ? withDigits(sumOf(values.products), digits) : ''
  const count = countOf(values.products)
  return (
    <section aria-label={t('order_editor', 'Prices')} className={classes.prices}>
      <CurrencyField form={form} code={code} />
      <div>
        <MoneyField
          label={t('order', 'Goods')}
          currency={code}
          digits={digits}
          {...fieldOf(form, 'order_price')}
          value={values.has_own_price ? values.order_price : shownSum}
          onChange={(order_price) => form.setValues({ order_price, has_own_price: true })}
        />
        {values.has_own_price && (
          <Button variant="subtle" size="compact-xs" mt={4} onClick={() => form.setValues({ has_own_price: false, order_price: '' })}>
            {t('order_editor', 'Use the sum {amount}', { amount: money(withDigits(sumOf(values.products), digits), code) })}
          </Button>
        )}
      </div>
      <MoneyField label={t('order', 'Delivery price')} currency={code} digits={digits} {...fieldOf(form, 'delivery_price')} />
      <output className={classes.total}>
        <span>{t('order_editor', '{count, plural, one {Total of # item} other {Total of # items}}', { count })}</span>
        <strong>{money(withDigits(totalOf(values), digits), code)}</strong>
      </output>
    </section>
  )
}

function CurrencyField({ form, code }: { form: OrderForm; code: string }) {
  const t = useT()
  const currencies = useQuery(currencyQueries.list())
  return (
    <SelectField
      label={t('order', 'Currency')}
      required
      options={offered(currencies.data, (currency) => currency.code === code).map((currency) => ({
        value: currency.code,
        label: `${currency.code} · ${currency.name}`,
      }))}
      {...fieldOf(form, 'currency_code')}
      value={code || null}
    />
  )
}
