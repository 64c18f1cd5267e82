import { folded } from '@tracklane/contract/kit/word-search'

/** Returns whether each typed word begins a word of the label, in any order, case and accents, with any apostrophe or none. */
export function matches(typed: string, label: string): boolean {
  const words = wordsOf(label)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}

function wordsOf(text: string): string[] {
  return folded(text)
    .replace(/['`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Returns whether the text can find orders: three letters or digits in a row. Fewer would find half of all orders, and slowly. */
export function isOrderText(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text)
}
