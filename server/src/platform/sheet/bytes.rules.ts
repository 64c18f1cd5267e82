/** Copies bytes in a loop: cells are short, and a platform call for each takes longer. */
export function copied(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  for (let index = start; index < end; index += 1) to[at + index - start] = from[index] ?? 0
  return at + end - start
}

export function whole(text: Buffer, to: Buffer, at: number): number {
  return copied(text, 0, text.length, to, at)
}
