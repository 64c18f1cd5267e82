import { lineHeight } from './layout.ts'
import type { Pen, TextFit, TextPlace } from './pen.ts'

/** A named text that does not appear on the page as written. */
export interface TextFault {
  readonly field: string
  /** cut: its end is missing. gaps: no face has some of its letters. */
  readonly kind: 'cut' | 'gaps'
}

export interface DryPen extends Pen {
  /** Returns the faults of all drawings since the last call, each once. */
  takeFaults(): TextFault[]
}

/** The width of the widest Latin letter, relative to its size. */
const WIDEST = 1.1
const POINT = 25.4 / 72
const LATIN = /^\S[\u0020-\u024f]*$/
/** Kept texts that many drawings share, such as the sender. */
const MOST_KEPT = 200

/** Creates a pen that draws nothing and notes faults; `ruler` measures in doubtful cases. */
export function createDryPen(ruler: Pen): DryPen {
  const kept = new Map<string, TextFit>()
  let faults = new Map<string, TextFault>()
  const fitOf = (text: string, place: Omit<TextPlace, 'x' | 'y'>): TextFit => {
    if (surelyFits(text, place)) return { height: lineHeight(place.sizes[0]), isCut: false, hasGaps: false }
    const key = JSON.stringify([text, place.width, place.height, place.lines, place.sizes, place.isBold])
    const fit = kept.get(key) ?? ruler.measure(text, place)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, fit)
    return fit
  }
  const note = (field: string | undefined, kind: TextFault['kind']) => {
    if (field) faults.set(`${field} ${kind}`, { field, kind })
  }
  return {
    page: () => {},
    line: () => {},
    box: () => {},
    qr: () => {},
    code128: () => {},
    code128Module: ruler.code128Module,
    measure: fitOf,
    text: (text, place) => {
      const fit = fitOf(text, place)
      if (fit.isCut) note(place.field, 'cut')
      if (fit.hasGaps) note(place.field, 'gaps')
      return fit
    },
    takeFaults: () => {
      const found = [...faults.values()]
      faults = new Map()
      return found
    },
  }
}

/** Checks whether a short text of known letters surely fits into one line of the first size. */
function surelyFits(text: string, { width, sizes: [size] }: Pick<TextPlace, 'width' | 'sizes'>): boolean {
  return LATIN.test(text) && text.length * size * POINT * WIDEST <= width
}
