/** The part of fontkit that places marks at letters, missing in its typings: GPOS of a face, whose lookups 4 to 6 attach a mark. */
export interface MarkPlacing {
  applyLookup(type: number, table: unknown): boolean
  applyAnchor(mark: unknown, place: object | null, at: number): void
}

const ATTACHES_MARKS = [4, 5, 6]

/**
 * A face may have no place for a mark at a letter, and says so with an empty place. Fontkit fails at it, and with it the whole print; as
 * OpenType has it, the next lookup may know one, and without any the mark stands where it falls.
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
