/** Sorts the chosen orders as on the screen; orders of other pages come first or last, in the order of choosing. */
export function inScreenOrder<Row extends { readonly id: number }>(
  chosen: readonly Row[],
  shown: readonly { readonly id: number }[],
): Row[] {
  const places = new Map(shown.map(({ id }, index) => [id, index]))
  const here = chosen.filter(({ id }) => places.has(id)).sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  const first = chosen.findIndex(({ id }) => places.has(id))
  const elsewhere = chosen.filter(({ id }) => !places.has(id))
  const before = first < 0 ? elsewhere.length : chosen.slice(0, first).length
  return [...elsewhere.slice(0, before), ...here, ...elsewhere.slice(before)]
}
