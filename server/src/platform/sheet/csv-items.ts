import { copied, whole } from './bytes.rules.ts'

const [QUOTE, COMMA, BACKSLASH, ZERO, NINE] = [0x22, 0x2c, 0x5c, 0x30, 0x39]

/** Text around the values of an item: the database writes JSON keys in one order and spaces in one way. */
const [SKU, NAME] = [Buffer.from('{"sku": '), Buffer.from(', "name": "')]
const [PRICE, QUANTITY] = [Buffer.from(', "price": "'), Buffer.from(', "quantity": ')]
const [NULL, NEXT, LAST] = [Buffer.from('null'), Buffer.from('}, '), Buffer.from('}]')]
const [TIMES, BEFORE_SKU, AFTER_SKU, BETWEEN] = [Buffer.from(' × '), Buffer.from(' ('), Buffer.from(')'), Buffer.from('; ')]

/** Returned where the searched text is missing. */
const NOWHERE = -1

/**
 * Writes a list of products like `itemsText`, from bytes to bytes: parsing JSON takes as long as ten other cells. Returns its end, or -1
 * where the JSON has another form than the database writes, or escapes.
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

/** The length of an empty text: two quotes. */
const NO_TEXT = 2

/** Finishes a field that begins with a digit and has no quotes: only a comma needs quotes, for which there is a place before it. */
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

/** Returns the place behind the closing quote. */
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
