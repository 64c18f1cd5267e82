import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { type ReactNode, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { timeOf } from '#features/order/delivery-window.rules.ts'
import { paymentName } from '#features/order/order-payment.rules.ts'
import { dayOf, instantOf } from '#lib/day.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { stringifySearch } from '#lib/search.ts'
import { Callout } from '#ui/callout.tsx'
import { DateTimeField } from '#ui/fields/date-time-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { WindowField } from '#ui/fields/window-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import classes from './order-edit.module.css'
import { PriceFields } from './price-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import type { OrderForm } from './use-order-form.ts'

interface OrderFormFieldsProps {
  form: OrderForm
  /** The reason why payment and amounts cannot change, where a hand-over holds them. */
  held?: string | undefined
  /** Fields that only a new order has. */
  children?: ReactNode
}

/** All fields of an order that people write. */
export function OrderFormFields({ form, held, children }: OrderFormFieldsProps) {
  const t = useT()
  return (
    <>
      {form.errors.order_id && <Callout title={form.errors.order_id} isError />}
      <CustomerFields form={form} />
      <FormSection title={t('order', 'Order')}>
        {children}
        <TextField
          label={t('order', 'Order number')}
          {...fieldOf(form, 'foreign_id')}
          description={form.errors.foreign_id && form.values.foreign_id && <NumberHolder number={form.values.foreign_id} />}
        />
        <SelectField
          label={t('order', 'Payment')}
          placeholder={paymentName(t, null)}
          disabled={held !== undefined}
          options={[PAYMENT_TYPE.COD, PAYMENT_TYPE.PREPAID].map((type) => ({ value: type, label: paymentName(t, type) }))}
          {...fieldOf(form, 'payment_type')}
        />
      </FormSection>
      <fieldset className={classes.money} disabled={held !== undefined}>
        <legend className="visually-hidden">{t('order_editor', 'Products and prices')}</legend>
        {held && <p className={classes.held}>{held}</p>}
        <ProductFields form={form} />
        <PriceFields form={form} />
      </fieldset>
      <FormSection title={t('order', 'Delivery')}>
        <DeliveryFields form={form} />
        <TextAreaField label={t('order', 'Comment')} className={wide} {...fieldOf(form, 'comment')} />
      </FormSection>
    </>
  )
}

/** A link to the order with the number, even a deleted one; it opens a new page, since this one has unsaved input. */
function NumberHolder({ number }: { number: string }) {
  const t = useT()
  const { role } = useProfile()
  const search = stringifySearch({ foreign_id: [number], archived: 'any', deleted: 'any' })
  return (
    <Anchor href={`${ordersPath({ role })}${search}`} target="_blank" rel="noreferrer" size="sm">
      {t('order', 'Show the order with this number')}
    </Anchor>
  )
}

/** One day and its times; a window over several days has a day for each end. */
function DeliveryFields({ form }: { form: OrderForm }) {
  const t = useT()
  const { delivery_from: from, delivery_to: to } = form.values
  const [isOverDays] = useState(from !== null && to !== null && dayOf(from) !== dayOf(to))
  if (isOverDays)
    return (
      <>
        <DateTimeField label={t('order', 'Delivery from')} defaultTime="09:00" maxDate={null} {...fieldOf(form, 'delivery_from')} />
        <DateTimeField label={t('order', 'Delivery until')} defaultTime="18:00" maxDate={null} {...fieldOf(form, 'delivery_to')} />
      </>
    )
  return (
    <WindowField
      label={t('operation', 'Delivery date')}
      className={wide}
      value={{ day: dayOf(to) ?? dayOf(from), from: timeOf(from), to: timeOf(to) }}
      onChange={({ day, ...times }) =>
        form.setValues({
          delivery_from: day && times.from ? instantOf(day, times.from) : null,
          delivery_to: day && times.to ? instantOf(day, times.to) : null,
        })
      }
      error={form.errors.delivery_from ?? form.errors.delivery_to}
    />
  )
}

function CustomerFields({ form }: { form: OrderForm }) {
  const t = useT()
  return (
    <FormSection title={t('order', 'Customer')}>
      <TextField label={t('order', 'Name')} required isFirst {...fieldOf(form, 'customer_full_name')} />
      <TextField label={t('order', 'Phone')} type="tel" {...fieldOf(form, 'customer_phone')} />
      <TextField label={t('order', 'Email')} type="email" {...fieldOf(form, 'customer_email')} />
      <SelectField
        label={t('order', 'Language')}
        options={useLanguageOptions(form.values.customer_language)}
        {...fieldOf(form, 'customer_language')}
      />
      <TextAreaField label={t('order', 'Address')} required minRows={1} className={wide} {...fieldOf(form, 'customer_address')} />
    </FormSection>
  )
}

/** Returns the languages of the product, and the customer's own one. */
function useLanguageOptions(current: string | null) {
  const { languageName } = useFormat()
  const languages = useQuery(i18nQueries.languages())
  const codes = new Set([...(languages.data ?? []).map(({ char_code }) => char_code), ...(current ? [current] : [])])
  return [...codes].map((code) => ({ value: code, label: languageName(code) }))
}
