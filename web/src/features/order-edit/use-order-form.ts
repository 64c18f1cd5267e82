import { type UseFormReturnType, useForm } from '@mantine/form'
import { phrase } from '@tracklane/contract/kit/phrase'
import { OrderDraft } from '@tracklane/contract/order-edit'
import { checkedBy, type FieldErrors, said } from '#lib/form-errors.ts'
import { bodyOf, type OrderValues } from './order-values.rules.ts'

export type OrderForm = UseFormReturnType<OrderValues>

const MISSING = phrase('validation', 'Value missed')
const BACKWARD = phrase('order', 'The delivery must end later than it starts')

export function useOrderForm(initialValues: OrderValues, { needsCountry = false } = {}): OrderForm {
  return useForm<OrderValues>({ initialValues, validate: (values) => checkOrder(values, needsCountry) })
}

export function checkOrder(values: OrderValues, needsCountry = false): FieldErrors {
  return { ...checkDraft(values), ...checkRest(values, needsCountry) }
}

const checkDraft = (values: OrderValues) => checkedBy(OrderDraft)(bodyOf(values))

/** Makes the checks that the schema cannot make. */
function checkRest({ country_id, delivery_from, delivery_to, ...goods }: OrderValues, needsCountry: boolean): FieldErrors {
  return {
    // An emptied price is neither zero nor the sum of the products, for which there is a button.
    ...(goods.has_own_price && goods.order_price === '' && { order_price: said(MISSING) }),
    ...(needsCountry && country_id === null && { country_id: said(MISSING) }),
    ...(delivery_from && delivery_to && delivery_from >= delivery_to && { delivery_to: said(BACKWARD) }),
  }
}
