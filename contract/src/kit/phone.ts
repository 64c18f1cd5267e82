/** Digits that stand before a number dialled inside its country; every other country has 0. */
const TRUNKS: Readonly<Record<string, string>> = { '7': '8', '36': '06', '39': '', '375': '8' }

/**
 * A phone as E.164 writes it, “+491701234567”: of whatever form it was typed in, read in the country with that code (“49” or “+49”).
 * undefined where it has no digits, and where it is a number inside a country whose code is not known.
 */
export function e164(phone: string, phoneCode: string): string | undefined {
  const code = phoneCode.replace(/\D/g, '')
  const written = phone.normalize('NFKC').replace(/\(0\)/g, '').trim()
  const digits = written.replace(/\D/g, '')
  if (digits === '') return undefined
  if (written.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (code === '') return undefined
  const trunk = Object.hasOwn(TRUNKS, code) ? (TRUNKS[code] ?? '') : '0'
  return `+${code}${trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`
}
