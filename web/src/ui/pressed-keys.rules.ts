/** The properties of a key press that tell the key. */
export interface PressedKey {
  readonly key: string
  /** Its place on the keyboard; missing where something else than a keyboard wrote it. */
  readonly code?: string
}

const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u
const LETTER_PLACE = /^Key([A-Z])$/
/** Where Cyrillic keyboards have the full stop and the comma, others have these. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['.', '/'],
  [',', '?'],
])

/**
 * The possible meanings of a press, in lower case: first the sign it writes, then, for people who write in another script, the Latin sign
 * of that place on their keyboard, as the product's keys are Latin.
 */
export function pressedKeys({ key, code = '' }: PressedKey): readonly string[] {
  const written = key.length === 1 ? key.toLowerCase() : key
  const place = OTHER_SCRIPT.test(key) ? LETTER_PLACE.exec(code)?.[1]?.toLowerCase() : code === 'Slash' ? SIGNS.get(key) : undefined
  return place === undefined ? [written] : [written, place]
}

/** The Latin key of a press, in whatever script the person writes. */
export function latinKey(press: PressedKey): string {
  return pressedKeys(press).at(-1) ?? press.key
}
