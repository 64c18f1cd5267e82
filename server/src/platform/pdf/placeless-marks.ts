/** The part of fontkit that places marks at letters, missing in its typings: the GPOS table of a face; its lookups 4 to 6 attach marks. */
export interface MarkPlacing {
  applyLookup(type: number, table: unknown): boolean
  applyAnchor(mark: unknown, place: object | null, at: number): void
}

const ATTACHES_MARKS = [4, 5, 6]

/**
 * Skips empty places of marks. A face may give an empty place for a mark at a letter; fontkit fails at it, and the whole print with it. As
 * OpenType says, the next lookup may have a place; without any, the mark stands where it falls.
 */
export function skipPlaceless(placing: MarkPlacing): void {
  const attach = placing.applyAnchor.bind(placing)
  const apply = placing.applyLookup.bind(placing)
  let isPlaceless = false
  placing.applyAnchor = (mark, place, at) => {
    if (place) attach(mark, place, at)
    else isPlaceless = true
  }
  placing.applyLookup = (type, table) => {
    isPlaceless = false
    const isApplied = apply(type, table)
    return isApplied && !(ATTACHES_MARKS.includes(type) && isPlaceless)
  }
}
