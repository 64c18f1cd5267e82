import { randomInt } from 'node:crypto'

/** Nothing that is read or heard for something else: no 0 and O, 1, I and L, no U beside V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

export function newTrack(): string {
  return `TL${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
