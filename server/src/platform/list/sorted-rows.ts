import { sortFields } from '@tracklane/contract/kit/page'

type Value = string | number | boolean | Date | null | undefined

/** Sorts rows in memory by `sort`: texts in the order of the language, empty values last, equal rows in their old order. */
export function sortedRows<Row extends object>(rows: readonly Row[], sort: string | undefined, language: string): Row[] {
  if (!sort) return [...rows]
  const collator = new Intl.Collator(language, { numeric: true })
  const fields = sortFields(sort)
  return rows.toSorted((one, other) => {
    for (const { field, direction } of fields) {
      const [a, b] = [one, other].map((row) => (row as Record<string, Value>)[field]) // a field of the allow-list
      const order = compared(a ?? null, b ?? null, collator)
      if (order !== 0) return direction === 'desc' && a != null && b != null ? -order : order
    }
    return 0
  })
}

function compared(one: Value, other: Value, collator: Intl.Collator): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null)
  return typeof one === 'string' && typeof other === 'string' ? collator.compare(one, other) : Number(one) - Number(other)
}
