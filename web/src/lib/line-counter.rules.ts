const CR = 13
const LF = 10

/** Counts the rows of a CSV file as it arrives, the heads aside: where a CR LF is torn apart, too. */
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
