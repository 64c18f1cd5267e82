import { lineHeight } from './layout.ts'
import type { Pen, TextFit, TextPlace } from './pen.ts'

/** A named text that does not stand on the page as it was written. */
export interface TextFault {
  readonly field: string
  /** Its end is missing, or letters that no face has. */
  readonly kind: 'cut' | 'gaps'
}

export interface DryPen extends Pen {
  /** Faults of all that was drawn since the last call, each once. */
  takeFaults(): TextFault[]
}

/** No letter of Latin is wider than this, in its size. */
const WIDEST = 1.1
const POINT = 25.4 / 72
const LATIN = /^\S[\u0020-\u024f]*$/
/** Texts that many drawings have in common, such as the sender. */
const MOST_KEPT = 200

/** Draws nowhere and notes what would go wrong; `ruler` measures where that is in doubt. */
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

/** A short text of known letters stands in one line of the first size. */
function surelyFits(text: string, { width, sizes: [size] }: Pick<TextPlace, 'width' | 'sizes'>): boolean {
  return LATIN.test(text) && text.length * size * POINT * WIDEST <= width
}
