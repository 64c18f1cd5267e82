import type { Order } from '@tracklane/contract/order'
import { useId } from 'react'
import { fieldLabel, type Reader, valueText } from '#features/order/order-fields.rules.ts'
import { formatDate, formatMoney, formatNumber } from '#lib/format.ts'
import { useLanguage, usePhrase, useT } from '#lib/i18n.ts'
import type { OrderField } from './order-diff.rules.ts'
import classes from './order-edit.module.css'
import { bodyOf, goodsPrice, type OrderValues, type ProductValues } from './order-values.rules.ts'

export type Side = 'theirs' | 'mine'
export type Choices = Partial<Record<OrderField, Side>>

interface OrderConflictProps {
  theirs: Order
  theirValues: OrderValues
  mine: OrderValues
  fields: readonly OrderField[]
  choices: Choices
  onChoose: (field: OrderField, side: Side) => void
}

/** The versions of two people who changed an order at once, side by side. The person chooses field by field. */
export function OrderConflict({ theirs, theirValues, mine, fields, choices, onChoose }: OrderConflictProps) {
  const t = useT()
  const reader: Reader = { t, toText: usePhrase(), language: useLanguage(), currency: theirs.currency_code }
  return (
    <>
      <p className={classes.note} role="alert">
        {t('order_editor', 'Somebody changed this order meanwhile, at {time}. Choose what holds; everything else of both is kept.', {
          time: formatDate(theirs.updated_at, 'fullDate'),
        })}
      </p>
      <ul className={classes.versions}>
        {fields.map((field) => (
          <li key={field}>
            <fieldset className={classes.versionPair}>
              <legend>{fieldLabel(t, field)}</legend>
              <Version
                whose={t('order_editor', 'Theirs')}
                text={textOf(reader, field, theirValues)}
                isChosen={choices[field] === 'theirs'}
                onChoose={() => onChoose(field, 'theirs')}
              />
              <Version
                whose={t('order_editor', 'Mine')}
                text={textOf(reader, field, mine)}
                isChosen={choices[field] === 'mine'}
                onChoose={() => onChoose(field, 'mine')}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </>
  )
}

interface VersionProps {
  whose: string
  text: string
  isChosen: boolean
  onChoose: () => void
}

function Version({ whose, text, isChosen, onChoose }: VersionProps) {
  const id = useId()
  return (
    <label className={classes.version} htmlFor={id}>
      <input id={id} type="radio" checked={isChosen} onChange={onChoose} />
      <span>
        <span className={classes.whose}>{whose}</span>
        <br />
        <span className={classes.value}>{text}</span>
      </span>
    </label>
  )
}

/** Reads a value with the currency of its own version. */
function textOf(anyReader: Reader, field: OrderField, values: OrderValues): string {
  const reader = { ...anyReader, currency: values.currency_code ?? anyReader.currency }
  if (field === 'order_price') return valueText(reader, field, goodsPrice(values))
  if (field === 'products') return values.products.map((product) => productText(reader, product)).join('\n')
  return valueText(reader, field, bodyOf(values)[field])
}

function productText({ language, currency = '' }: Reader, { name, sku, quantity, price }: ProductValues): string {
  const what = `${formatNumber(language, quantity ?? 0)} × ${name}`
  return [sku.trim() ? `${what} (${sku.trim()})` : what, formatMoney(language, price, currency)].join(', ')
}
