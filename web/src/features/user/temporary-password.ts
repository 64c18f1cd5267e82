/** Without letters and digits that are taken for others when they are read out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const [GROUPS, LENGTH] = [4, 4]

/** One that nobody guesses (80 bits), and that can be read out. */
export function newPassword(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * LENGTH))].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * LENGTH, (group + 1) * LENGTH).join('')).join('-')
}
