/** Digits that stand before a number dialled inside its country; every other country has 0. */
const TRUNKS: Readonly<Record<string, string>> = { '7': '8', '36': '06', '39': '', '375': '8' }

/** Many write those digits behind the code as well, “+49 0170”. In these countries the same digits begin numbers or areas of their own. */
const NOT_BEHIND_CODE: ReadonlySet<string> = new Set(['7', '375', '225', '229', '241', '242', '378'])

const EXTENSION = /(?:extension|ext|durchwahl|dw|nst|wewn?|доб|вн|interno|int|x|#)\.?:?\s{0,3}\d{1,6}\)?\s{0,3}$/iu
/** Between two numbers; a slash without spaces stands after the area of one. */
const OR = /\s[/|]\s|[;,\r\n]+|\s(?:or|oder|o|lub|або|или)\s/iu
/** Fewer are no number to be told from what stands beside it. */
const FEWEST_OF_TWO = 7
/** A second number begins like one, or is as long as one that is dialled without a digit before it. */
const SECOND = /^\s*(?:\+|\(?0)|(?:\d\D*){9}/

/** A number with the code of a country begins here. */
const PLUS = /\+[\s(]{0,3}\d/g

/**
 * The digits to dial of a phone as people write it, with “+” before a country's code: without the (0) that stands after such a code,
 * without an extension and words, and of two numbers the first. Empty where there are none.
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

/** Before the plus may stand a word, a bracket, or a mark that is pasted along and never seen; another plus begins another number. */
function fromPlus(text: string): string {
  let begin = 0
  for (const { index } of text.matchAll(PLUS)) {
    if (digitsOf(text.slice(begin, index)).length >= FEWEST_OF_TWO) return text.slice(begin, index)
    begin = index
  }
  return text.slice(begin)
}

/** Remarks before and behind a number may name numbers of their own: “after 18”. */
function withoutWords(text: string): string {
  return text.split(/\p{L}+/u).find((part) => digitsOf(part).length >= FEWEST_OF_TWO) ?? text
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Digits of a number with the code of its country. */
const CALLABLE = /^\d{4,15}$/

/**
 * A phone as E.164 writes it, “+491701234567”: of whatever form it was typed in, read in the country with that code (“49” or “+49”).
 * undefined where it has no digits, fewer or more than a phone anywhere has, and where it is a number inside a country whose code is not
 * known.
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
