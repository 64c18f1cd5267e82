/** Groups of letters with a face of their own; Latin, Cyrillic and Greek use the plain one. */
export const SCRIPTS = ['plain', 'arabic', 'hebrew', 'thai', 'georgian', 'armenian', 'devanagari', 'han'] as const
export type Script = (typeof SCRIPTS)[number]

const LETTERS: readonly (readonly [Exclude<Script, 'plain'>, RegExp])[] = [
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['thai', /\p{Script=Thai}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['devanagari', /\p{Script_Extensions=Devanagari}/u],
  [
    'han',
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  ],
]
/** Marks and joiners belong to the letter before them. */
const JOINED = /[\p{Mn}\p{Mc}\u200c\u200d]/u
const COMMON = /^[\u0020-\u024f]*$/

/** Checks whether a script is written from right to left; its face turns and shapes the letters itself. */
export function isTurnedScript(script: Script): boolean {
  return script === 'arabic' || script === 'hebrew'
}

/** Returns the script of each character of a line (UTF-16 units, as `line.charAt` counts them). */
export function scriptsOf(line: string): Script[] {
  const scripts: Script[] = []
  let last: Script = 'plain'
  for (const character of line) {
    last = scriptOf(character, last)
    for (let unit = 0; unit < character.length; unit += 1) scripts.push(last)
  }
  return scripts
}

function scriptOf(character: string, before: Script): Script {
  if (COMMON.test(character)) return 'plain'
  if (JOINED.test(character) && before !== 'plain') return before
  const own = LETTERS.find(([, letters]) => letters.test(character))?.[0]
  return own ?? (/[\u200c\u200d]/.test(character) ? 'arabic' : 'plain')
}
