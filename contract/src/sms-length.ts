/** The alphabet of a text message: GSM 03.38, or UTF-16 where a character is in neither of its tables. */
export type SmsAlphabet = 'GSM-7' | 'UCS-2'

export interface SmsLength {
  readonly alphabet: SmsAlphabet
  /** The count of the network: a character of the second table counts as two, and so does one beyond 16 bits. */
  readonly characters: number
  /** The number of messages to pay for. */
  readonly parts: number
  /** Characters that force UCS-2, each once; empty for GSM-7. */
  readonly costly: readonly string[]
}

const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters of the second table. Each is sent behind an escape character, and both stay in one part. */
const EXTENSION = new Set('\f^{}\\[~]|€')

const LIMITS: Readonly<Record<SmsAlphabet, { readonly single: number; readonly part: number }>> = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
}

/** Counts a text in one pass from front to end. */
export function smsLength(text: string): SmsLength {
  const signs = [...text]
  const costly = [...new Set(signs.filter((sign) => !GSM.has(sign) && !EXTENSION.has(sign)))]
  const alphabet = costly.length > 0 ? 'UCS-2' : 'GSM-7'
  const sizes = signs.map((sign) => (alphabet === 'UCS-2' ? sign.length : EXTENSION.has(sign) ? 2 : 1))
  const characters = sizes.reduce((sum, size) => sum + size, 0)
  const { single, part } = LIMITS[alphabet]
  return { alphabet, characters, parts: characters <= single ? Math.min(characters, 1) : partsOf(sizes, part), costly }
}

/** Counts the parts. A character of two places that does not fit goes into the next part as a whole. */
function partsOf(sizes: readonly number[], limit: number): number {
  let [parts, used] = [1, 0]
  for (const size of sizes) {
    if (used + size > limit) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}
