import { folded } from '@tracklane/contract/kit/word-search'

/** Every word that is typed begins a word of the label, in whatever order, case and accents, with whichever apostrophe or none. */
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

/** Three letters or digits in a row: with less, half of all orders would be found, and slowly. */
export function isOrderText(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text)
}
