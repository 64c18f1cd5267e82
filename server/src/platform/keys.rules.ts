/** Texts that people copy from a page or type carelessly. */
const EXAMPLES =
  /change-?_?this|change-?_?me|replace-?_?(?:me|this)|example|your-?_?(?:app-?_?|own-?_?)?(?:key|secret)|insecure|app-?_?secret|password|secret-?_?key|supersecret/i

/** Characters in the order of a keyboard; runs of the alphabet and of digits are found without a list. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const FEWEST_IN_A_ROW = 5
/** The fewest characters outside keyboard rows: 80 bits of a hexadecimal secret. */
const FEWEST_BESIDE_ROWS = 20
const FEWEST_DIFFERENT = 8

/** Returns the reason why this key must not sign; undefined where it may be random. The schema checks its length. */
export function keyProblem(key: string): string | undefined {
  if (EXAMPLES.test(key)) return 'this is an example that others use too; take a random one'
  if (isMonotonous(key) || isRepeated(key)) return 'the same again and again can be guessed; take a random one'
  if (key.length - signsInRows(key) < FEWEST_BESIDE_ROWS) return 'a row like 0123456789 can be guessed; take a random one'
  return undefined
}

function isMonotonous(key: string): boolean {
  const counts = new Map<string, number>()
  for (const character of key) counts.set(character, (counts.get(character) ?? 0) + 1)
  return counts.size < FEWEST_DIFFERENT || Math.max(...counts.values()) * 2 > key.length
}

const LONGEST_PART = 16

function isRepeated(key: string): boolean {
  for (let part = 1; part <= LONGEST_PART && part * 2 <= key.length; part += 1)
    if (key.length % part === 0 && key === key.slice(0, part).repeat(key.length / part)) return true
  return false
}

/** Counts the characters in rows of five or more neighbours. */
function signsInRows(key: string): number {
  const text = key.toLowerCase()
  let [sum, length] = [0, 1]
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && areNeighbours(text[at - 1] ?? '', text[at] ?? '')) length += 1
    else {
      sum += length >= FEWEST_IN_A_ROW ? length : 0
      length = 1
    }
  }
  return sum
}

function areNeighbours(one: string, other: string): boolean {
  if (Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) === 1) return true
  return ROWS.some((row) => row.includes(one + other) || row.includes(other + one))
}
