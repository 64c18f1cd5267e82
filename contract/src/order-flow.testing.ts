import type { Role } from './kit/role.ts'
import type { FlowLink } from './order-flow.ts'

const LETTERS: Record<string, Role> = { L: 'logist', O: 'organization_admin', A: 'admin', C: 'courier' }

/** The product's default flow, in the notation of its decisions. */
export const DEFAULT_FLOW = linksOf(
  `1→2 LOA · 1→5 LOA · 2→3 LOA · 2→5 LOA · 3→6 LOA · 3→8 LOA · 3→5 LOA · 6→7 LOAC · 6→4 LOAC · 6→5 LOAC · 4→3 LOA · 4→6 LOA · 4→5 LOA ·
   5→4 LOA · 5→10 LOA · 7→9 LOA · 8→9 LOA · 2→1 LOA · 3→2 LOA · 6→3 LOA · 7→6 OA · 8→3 OA · 9→7 OA`,
)

/** Parses "1→2 LOA · 2→3 L" into links. */
export function linksOf(notation: string): FlowLink[] {
  return notation.split('·').map((step) => {
    const [, from, to, letters = ''] = /(\d+)→(\d+) ([LOAC]*)/.exec(step) ?? []
    return { status_from: Number(from), status_to: Number(to), roles: [...letters].map((letter) => LETTERS[letter] ?? letter) }
  })
}
