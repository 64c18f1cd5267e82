import { copied, whole } from './bytes.rules.ts'

const [QUOTE, COMMA, BACKSLASH, ZERO, NINE] = [0x22, 0x2c, 0x5c, 0x30, 0x39]

/** Text around the values of an item: the database writes the keys of JSON in one order, and spaces in one way. */
const [SKU, NAME] = [Buffer.from('{"sku": '), Buffer.from(', "name": "')]
const [PRICE, QUANTITY] = [Buffer.from(', "price": "'), Buffer.from(', "quantity": ')]
const [NULL, NEXT, LAST] = [Buffer.from('null'), Buffer.from('}, '), Buffer.from('}]')]
const [TIMES, BEFORE_SKU, AFTER_SKU, BETWEEN] = [Buffer.from(' × '), Buffer.from(' ('), Buffer.from(')'), Buffer.from('; ')]

/** Where what is looked for does not stand. */
const NOWHERE = -1

/**
 * A list of products as `itemsText` says it, from bytes to bytes: read as JSON it takes as long as ten other cells. Answers where it
 * ends, or -1 where it is written otherwise than the database does, or has in it what JSON escapes.
 */
export function writeItems(bytes: Buffer, start: number, to: Buffer, at: number): number {
  let [from, end] = [start + 1, at + 1]
  for (;;) {
    const sku = after(SKU, bytes, from)
    const skuEnd = valueEnd(bytes, sku)
    const name = after(NAME, bytes, skuEnd)
    const nameEnd = textEnd(bytes, name)
    const quantity = after(QUANTITY, bytes, textEnd(bytes, after(PRICE, bytes, nameEnd)))
    const quantityEnd = numberEnd(bytes, quantity)
    if (quantityEnd === NOWHERE) return NOWHERE
    end = whole(TIMES, to, copied(bytes, quantity, quantityEnd, to, end))
    end = copied(bytes, name, nameEnd - 1, to, end)
    if (skuEnd - sku > NO_TEXT && bytes[sku] === QUOTE)
      end = whole(AFTER_SKU, to, copied(bytes, sku + 1, skuEnd - 1, to, whole(BEFORE_SKU, to, end)))
    from = after(NEXT, bytes, quantityEnd)
    if (from === NOWHERE) return after(LAST, bytes, quantityEnd) === NOWHERE ? NOWHERE : asField(to, at, end)
    end = whole(BETWEEN, to, end)
  }
}

/** Two quotes with nothing between. */
const NO_TEXT = 2

/** It begins with a digit and has no quotes in it: only a comma needs some around it, for which there is a place before it. */
function asField(to: Buffer, at: number, end: number): number {
  for (let index = at + 1; index < end; index += 1) {
    if (to[index] !== COMMA) continue
    to[at] = QUOTE
    to[end] = QUOTE
    return end + 1
  }
  to.copyWithin(at, at + 1, end)
  return end - 1
}

function after(text: Buffer, bytes: Buffer, from: number): number {
  if (from === NOWHERE) return NOWHERE
  for (let index = 0; index < text.length; index += 1) if (bytes[from + index] !== text[index]) return NOWHERE
  return from + text.length
}

function valueEnd(bytes: Buffer, from: number): number {
  return bytes[from] === QUOTE ? textEnd(bytes, from + 1) : after(NULL, bytes, from)
}

/** Behind the quote that ends it. */
function textEnd(bytes: Buffer, from: number): number {
  if (from === NOWHERE) return NOWHERE
  let at = from
  while (at < bytes.length && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at += 1
  return bytes[at] === QUOTE ? at + 1 : NOWHERE
}

function numberEnd(bytes: Buffer, from: number): number {
  let at = from
  while (isDigit(bytes[at])) at += 1
  return at > from ? at : NOWHERE
}

function isDigit(byte = 0): boolean {
  return byte >= ZERO && byte <= NINE
}
