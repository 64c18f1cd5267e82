/** Letters that do not decompose, with the plain letters that people type. Every form of sigma becomes one. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
}
const NOT_PLAIN = /[ßłøđðħŧþæœıς’‘ʼ‐–]/g
/** Accents and invisible characters. */
const NOTHING = /[\p{Mn}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/**
 * Folds a text for comparison: case, accents, the form of a character (“ﬁ”, “１”) and invisible characters do not count. It works character
 * by character, so that a place in the text can be found again.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(NOTHING, '')
    .replace(NOT_PLAIN, (sign) => PLAIN[sign] ?? sign)
}

/** Returns the words of a search. */
export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean)
}

/** Checks whether every word stands in the text. The words come from `searchWords`, the text from `folded`. */
export function hasEveryWord(words: readonly string[], text: string): boolean {
  return words.every((word) => text.includes(word))
}

/** Checks whether every word of the search stands in one of the texts. */
export function hasWords(search: string, texts: readonly string[]): boolean {
  return hasEveryWord(searchWords(search), folded(texts.join('\n')))
}

/** A part of a text: from the first index up to, but without, the second. */
export interface Hit {
  readonly from: number
  readonly to: number
}

/** Finds the words in the text, in order. Hits that overlap or touch become one. */
export function hitsIn(text: string, words: readonly string[]): Hit[] {
  const all = folded(text)
  if (!words.some((word) => all.includes(word))) return []
  const { plain, places } = withPlaces(text)
  const found = words.flatMap((word) => occurrences(plain, word)).sort((one, other) => one.from - other.from)
  return merged(found.map(({ from, to }) => ({ from: startOf(places, from), to: endOf(places, to - 1) })))
}

interface Sign {
  readonly from: number
  readonly to: number
}

/** Returns the folded text, and for each of its characters the place of origin. */
function withPlaces(text: string): { plain: string; places: Sign[] } {
  const places: Sign[] = []
  let plain = ''
  let at = 0
  for (const sign of text) {
    const now = sign > '~' ? folded(sign) : sign.toLowerCase()
    const place = { from: at, to: at + sign.length }
    at = place.to
    // A separate accent belongs to the character before it.
    const last = places.at(-1)
    if (now === '' && last) places[places.length - 1] = { ...last, to: at }
    for (let count = 0; count < now.length; count += 1) places.push(place)
    plain += now
  }
  return { plain, places }
}

function occurrences(text: string, word: string): Hit[] {
  const found: Hit[] = []
  for (let at = text.indexOf(word); word !== '' && at >= 0; at = text.indexOf(word, at + 1)) {
    found.push({ from: at, to: at + word.length })
  }
  return found
}

const startOf = (places: readonly Sign[], place: number): number => places[place]?.from ?? 0
const endOf = (places: readonly Sign[], place: number): number => places[place]?.to ?? 0

function merged(hits: readonly Hit[]): Hit[] {
  const apart: Hit[] = []
  for (const hit of hits) {
    const last = apart.at(-1)
    if (last && hit.from <= last.to) apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, hit.to) }
    else apart.push(hit)
  }
  return apart
}
