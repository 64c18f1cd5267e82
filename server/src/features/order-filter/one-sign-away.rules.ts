/** Characters of codes, folded. */
const SIGNS = [...'0123456789abcdefghijklmnopqrstuvwxyz-']

/** The length limit of a code: people do not type longer ones. */
const LONGEST = 24

/** Returns every code that differs from this folded one by one wrong, extra or missing character, or by two swapped ones. */
export function oneSignAway(code: string): string[] {
  const signs = [...code]
  if (signs.length > LONGEST) return []
  const around = (at: number, skipped: number, put: string) => signs.slice(0, at).join('') + put + signs.slice(at + skipped).join('')
  const places = [...signs.keys()]
  const near = [
    ...places.map((at) => around(at, 1, '')),
    ...places.map((at) => around(at, 2, `${signs[at + 1] ?? ''}${signs[at]}`)),
    ...places.flatMap((at) => SIGNS.map((sign) => around(at, 1, sign))),
    ...[...places, signs.length].flatMap((at) => SIGNS.map((sign) => around(at, 0, sign))),
  ]
  return [...new Set(near)].filter((one) => one !== '' && one !== code)
}
