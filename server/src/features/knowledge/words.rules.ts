import { folded } from '@tracklane/contract/kit/word-search'
import { languageOf } from './languages.rules.ts'

/** A word of a text and its position. */
export interface Word {
  readonly from: number
  readonly to: number
  /** Folded, without apostrophes. */
  readonly plain: string
  readonly stem: string
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu
const APOSTROPHES = /['’ʼ]/g

/** Returns the words of a text in their order, by the rules of its language. */
export function wordsIn(text: string, language: string): Word[] {
  const { stem } = languageOf(language)
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const bare = word.replace(APOSTROPHES, '')
    return { from: index, to: index + word.length, plain: folded(bare), stem: folded(stem(bare.normalize('NFC').toLowerCase())) }
  })
}

/** The limit of words in a search: each is compared with every word of all texts. */
const MOST_WORDS = 12

/** Returns the meaningful words of a search; all of them where none is. */
export function asked(search: string, language: string): Word[] {
  const { stops } = languageOf(language)
  const all = wordsIn(search, language)
  const telling = all.filter(({ plain }) => !stops.has(plain))
  const words = telling.length > 0 ? telling : all
  const apart = new Map(words.map((word) => [word.plain, word]))
  return [...apart.values()].slice(0, MOST_WORDS)
}

/** The length from which a word may have one wrong letter. */
const TYPO_FROM = 5

/** Scores how well a word of a text matches one of a search, from 0 (not at all) to 1. */
export function likeness(wanted: Pick<Word, 'plain' | 'stem'>, word: Pick<Word, 'plain' | 'stem'>): number {
  if (word.plain === wanted.plain) return 1
  if (word.stem === wanted.stem) return 0.9
  if (wanted.plain.length > 1 && word.plain.startsWith(wanted.plain)) return 0.7
  if (wanted.plain.length > 2 && word.plain.includes(wanted.plain)) return 0.5
  if (isAkin(wanted.plain, word.plain)) return 0.5
  if (word.plain.length >= TYPO_FROM && wanted.plain.startsWith(word.plain)) return 0.3
  if (wanted.plain.length < TYPO_FROM) return 0
  return isOneOff(wanted.plain, word.plain) || (wanted.stem.length >= TYPO_FROM && isOneOff(wanted.stem, word.stem)) ? 0.4 : 0
}

const AKIN_FROM = 6
const AKIN = 0.7

/** Checks for two forms of a word that no ending shows ("archivierte", "archivieren"): the beginning and most of the rest are equal. */
function isAkin(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= AKIN_FROM && same >= AKIN * longest
}

/** Checks whether one letter is missing, extra or different, or two are swapped. */
export function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const restOf = (text: string, skipped: number) => text.slice(start + skipped)
  if (restOf(one, 1) === restOf(other, 1) || restOf(one, 1) === restOf(other, 0) || restOf(one, 0) === restOf(other, 1)) return true
  return one[start] === other[start + 1] && one[start + 1] === other[start] && restOf(one, 2) === restOf(other, 2)
}
