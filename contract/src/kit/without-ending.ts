/** Removes every repetition of the ending. A pattern with `+$` would search again from every place in the text. */
export function withoutEnding(text: string, ending: string): string {
  let end = text.length
  while (text.endsWith(ending, end)) end -= ending.length
  return text.slice(0, end)
}
