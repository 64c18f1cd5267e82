/** Digits before a number dialled inside its country. Countries not listed have 0. */
const TRUNKS: Readonly<Record<string, string>> = { '7': '8', '36': '06', '39': '', '375': '8' }

/** People often write these digits after the country's code too, “+49 0170”. In these countries numbers or areas may begin with them. */
const NOT_BEHIND_CODE: ReadonlySet<string> = new Set(['7', '375', '225', '229', '241', '242', '378'])

const EXTENSION = /(?:extension|ext|durchwahl|dw|nst|wewn?|доб|вн|interno|int|x|#)\.?:?\s{0,3}\d{1,6}\)?\s{0,3}$/iu
/** Separators between two numbers. A slash without spaces follows the area of one number. */
const OR = /\s[/|]\s|[;,\r\n]+|\s(?:or|oder|o|lub|або|или)\s/iu
/** The fewest digits of a separate number; fewer belong to the text beside it. */
const FEWEST_OF_TWO = 7
/** A second number begins like a number, or has as many digits as one dialled without a leading zero. */
const SECOND = /^\s*(?:\+|\(?0)|(?:\d\D*){9}/

/** The start of a number with a country's code. */
const PLUS = /\+[\s(]{0,3}\d/g

/**
 * Returns the digits to dial of a phone as people write it, with “+” before a country's code. It drops the (0) after the code, an extension
 * and words, and of two numbers takes the first. Empty where there are no digits.
 */
export function dialledNumber(phone: string): string {
  const written = phone.normalize('NFKC').trim().replace(EXTENSION, '')
  const [first = '', second = ''] = written.split(OR)
  const isNumber = digitsOf(second).length >= FEWEST_OF_TWO && SECOND.test(second)
  const isTwo = isNumber && digitsOf(first).length >= FEWEST_OF_TWO
  const isRemark = isNumber && !isTwo && /\p{L}/u.test(first)
  const one = withoutWords(fromPlus(isTwo ? first : isRemark ? second : written))
  const isAbroad = /^(?:\+|\D*00)/.test(one)
  const digits = digitsOf(isAbroad ? one.replace(/\(\s?0\s?\)/, '') : one)
  return one.startsWith('+') && digits !== '' ? `+${digits}` : digits
}

/**
 * Returns the number from its plus on. A word, a bracket or an invisible pasted mark may stand before it; another plus begins another
 * number.
 */
function fromPlus(text: string): string {
  let begin = 0
  for (const { index } of text.matchAll(PLUS)) {
    if (digitsOf(text.slice(begin, index)).length >= FEWEST_OF_TWO) return text.slice(begin, index)
    begin = index
  }
  return text.slice(begin)
}

/** Returns the number without remarks before or behind it, which may have digits of their own: “after 18”. */
function withoutWords(text: string): string {
  return text.split(/\p{L}+/u).find((part) => digitsOf(part).length >= FEWEST_OF_TWO) ?? text
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The digits of a number with its country's code. */
const CALLABLE = /^\d{4,15}$/

/**
 * Converts a phone of any form to E.164, “+491701234567”, read in the country with that code (“49” or “+49”). Returns undefined where it
 * has no digits or more or fewer than any phone, and where a number without a country's code meets an unknown country.
 */
export function e164(phone: string, phoneCode: string): string | undefined {
  const number = fullNumber(dialledNumber(phone), phoneCode.replace(/\D/g, ''))
  return number !== undefined && CALLABLE.test(number) ? `+${number}` : undefined
}

function fullNumber(digits: string, code: string): string | undefined {
  const trunk = Object.hasOwn(TRUNKS, code) ? (TRUNKS[code] ?? '') : '0'
  const abroad = /^(?:\+|00)(.*)$/.exec(digits)?.[1]
  if (abroad === undefined) return code === '' ? undefined : code + without(trunk, digits)
  if (code === '' || !abroad.startsWith(code)) return abroad
  return code + without(NOT_BEHIND_CODE.has(code) ? '' : trunk, abroad.slice(code.length))
}

function without(trunk: string, digits: string): string {
  return digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
}
