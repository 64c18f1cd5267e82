/** Without letters and digits that sound or look like others. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const [GROUPS, LENGTH] = [4, 4]

/** Makes a password of 80 random bits that can be read out. */
export function newPassword(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * LENGTH))].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * LENGTH, (group + 1) * LENGTH).join('')).join('-')
}
