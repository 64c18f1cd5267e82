/** What people copy from a page, or type to be done with it. */
const EXAMPLES =
  /change-?_?this|change-?_?me|replace-?_?(me|this)|example|your-?_?(app-?_?|own-?_?)?(key|secret)|insecure|0123456789|1234567890|abcdefghij|qwertyuiop|password|secret-?_?key|supersecret/i

const FEWEST_CHARACTERS = 8

/** Why nobody should sign anything with this key; undefined where it may be random. Its length is the schema's matter. */
export function appKeyProblem(key: string): string | undefined {
  if (EXAMPLES.test(key)) return 'this is an example that others use too; take a random one'
  if (isMonotonous(key) || /^(.{1,16}?)\1+$/s.test(key)) return 'the same again and again can be guessed; take a random one'
  return undefined
}

function isMonotonous(key: string): boolean {
  const counts = new Map<string, number>()
  for (const character of key) counts.set(character, (counts.get(character) ?? 0) + 1)
  return counts.size < FEWEST_CHARACTERS || Math.max(...counts.values()) * 2 > key.length
}
