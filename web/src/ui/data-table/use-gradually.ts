import { startTransition, useEffect, useState } from 'react'
import type { TableRowData } from './column.ts'

/** Rows that are drawn at once: more than a screen holds. */
const STEP = 30

/**
 * The rows, another list a part at a time: to lay out and paint a hundred rows at once would keep a key waiting.
 * A list that is mostly the same stays whole, or the page would jump under who has scrolled down.
 */
export function useGradually<Row extends TableRowData>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [drawn, setDrawn] = useState({ rows, count: STEP })
  const count = drawn.rows === rows || isMostlySame(drawn.rows, rows) ? drawn.count : STEP
  if (drawn.rows !== rows) setDrawn({ rows, count })
  const isWhole = !rows || count >= rows.length

  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn({ rows, count: count + STEP }))
  }, [isWhole, rows, count])

  return isWhole ? rows : rows.slice(0, count)
}

function isMostlySame(before: readonly TableRowData[] | undefined, rows: readonly TableRowData[] | undefined): boolean {
  if (!before || !rows) return false
  const known = new Set(before.map(({ id }) => id))
  return rows.filter(({ id }) => known.has(id)).length * 2 > rows.length
}
