/** The properties of a key press that identify the key. */
export interface PressedKey {
  readonly key: string
  /** The place on the keyboard; missing where the key came from something else. */
  readonly code?: string
}

const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u
const LETTER_PLACE = /^Key([A-Z])$/
/** The signs in the places where Cyrillic keyboards have the full stop and the comma. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['.', '/'],
  [',', '?'],
])

/**
 * Returns the possible meanings of a key press in lower case: first the sign it writes; then, for people with another script, the Latin
 * sign at that place, since the product's keys are Latin.
 */
export function pressedKeys({ key, code = '' }: PressedKey): readonly string[] {
  const written = key.length === 1 ? key.toLowerCase() : key
  const place = OTHER_SCRIPT.test(key) ? LETTER_PLACE.exec(code)?.[1]?.toLowerCase() : code === 'Slash' ? SIGNS.get(key) : undefined
  return place === undefined ? [written] : [written, place]
}

/** Returns the Latin key of a press, in any script. */
export function latinKey(press: PressedKey): string {
  return pressedKeys(press).at(-1) ?? press.key
}
