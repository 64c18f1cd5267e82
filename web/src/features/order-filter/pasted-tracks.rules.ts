/** The most that one filter takes at once. */
export const MAX_TRACKS = 500

const TRACK = /^[\w-]{1,40}$/
/** As the server makes them: one in twenty has no digit. */
const OWN_TRACK = /^TL[A-Z\d]{10}$/

export interface PastedTracks {
  /** Each once, in the order pasted. */
  readonly tracks: readonly string[]
  /** Entries that cannot be a track number. */
  readonly malformed: readonly string[]
}

/** Track numbers as people paste them: by spaces, commas, semicolons, tabs or lines. */
export function readTracks(text: string): PastedTracks {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  return { tracks: words.filter((word) => TRACK.test(word)), malformed: words.filter((word) => !TRACK.test(word)) }
}

/** Several track numbers one under the other, or by commas; a name and an address are words by spaces. */
export function isTrackList(text: string): boolean {
  const lines = text.split(/[\n\t,;]/).flatMap((line) => line.trim() || [])
  return lines.length > 1 && lines.every((line) => OWN_TRACK.test(line) || (TRACK.test(line) && /\d/.test(line)))
}
