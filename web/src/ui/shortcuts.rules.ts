import { type PressedKey, pressedKeys } from './pressed-keys.rules.ts'

/** The properties of a key press that tell whether a single key may act. */
interface Press extends PressedKey {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly defaultPrevented: boolean
}

interface Surroundings {
  /** True where the focus is in a text field. */
  readonly isTyping: boolean
  /** True while a dialog, a menu or a list of choices hears the keys. */
  readonly isCovered: boolean
  /** True where the person has switched single keys off. */
  readonly isOff: boolean
}

/** Returns the possible keys of a press, as shortcuts name them (see `pressedKeys`); none where single keys may not act (WCAG 2.1.4). */
export function singleKeys(press: Press, { isTyping, isCovered, isOff }: Surroundings): readonly string[] {
  const isModified = press.ctrlKey || press.metaKey || press.altKey
  if (isModified || press.repeat || press.defaultPrevented || isTyping || isCovered || isOff) return []
  return press.key.length === 1 ? pressedKeys(press) : []
}

/** Returns one line per key, or per group of keys shown as one, in the words of the nearest shortcut. */
export function listed<Named extends { readonly key: string; readonly shownAs?: string }>(shortcuts: readonly Named[]): Named[] {
  const lines = new Map<string, Named>()
  for (const shortcut of shortcuts) {
    const name = shortcut.shownAs ?? shortcut.key
    if (!lines.has(name)) lines.set(name, shortcut)
  }
  return [...lines.values()]
}
