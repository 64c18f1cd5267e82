/** The alphabet of a text message: GSM 03.38, or UTF-16 where one sign is in neither of its tables. */
export type SmsAlphabet = 'GSM-7' | 'UCS-2'

export interface SmsLength {
  readonly alphabet: SmsAlphabet
  /** As the network counts them: a sign of the second table is two, and so is one beyond 16 bits. */
  readonly characters: number
  /** Messages that are paid for. */
  readonly parts: number
  /** Signs that make it UCS-2, each once; none in GSM-7. */
  readonly costly: readonly string[]
}

const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each is sent behind a sign of its own, and the two are never parted. */
const EXTENSION = new Set('\f^{}\\[~]|€')

const LIMITS: Readonly<Record<SmsAlphabet, { readonly single: number; readonly part: number }>> = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
}

/** How a text is counted: read once from front to end. */
export function smsLength(text: string): SmsLength {
  const signs = [...text]
  const costly = [...new Set(signs.filter((sign) => !GSM.has(sign) && !EXTENSION.has(sign)))]
  const alphabet = costly.length > 0 ? 'UCS-2' : 'GSM-7'
  const sizes = signs.map((sign) => (alphabet === 'UCS-2' ? sign.length : EXTENSION.has(sign) ? 2 : 1))
  const characters = sizes.reduce((sum, size) => sum + size, 0)
  const { single, part } = LIMITS[alphabet]
  return { alphabet, characters, parts: characters <= single ? Math.min(characters, 1) : partsOf(sizes, part), costly }
}

/** A sign of two places that does not fit goes into the next part as a whole. */
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
