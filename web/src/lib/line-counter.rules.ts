const CR = 13
const LF = 10

/** Counts the rows of a CSV file while it arrives, without its heading. Counts right where a part ends between CR and LF. */
export function lineCounter(): (part: Uint8Array) => number {
  let ends = 0
  let last = 0
  return (part) => {
    for (const byte of part) {
      if (byte === LF && last === CR) ends += 1
      last = byte
    }
    return Math.max(0, ends - 1)
  }
}
