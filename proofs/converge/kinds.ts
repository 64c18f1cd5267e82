import type { Page } from '@playwright/test'
import { differences } from './compare.ts'
import { expectedBoard, expectedTable } from './expected.ts'
import { useBoard, useTable } from './hand.ts'
import { readBoard } from './reading.ts'
import type { Kind } from './screen.ts'

export const BOARD: Kind = {
  path: '/order/kanban',
  mark: 'section[data-column]',
  use: useBoard,
  differences: async ({ page, email, filter }, query) => differences(await readBoard(page), await expectedBoard(query, email, filter)),
}

export const TABLE: Kind = {
  path: '/order/index',
  mark: 'table',
  use: useTable,
  async differences({ page, email, filter }, query) {
    const { total, rows } = await expectedTable(query, email, filter)
    const shown = await readTable(page)
    const wanted = rows.map(({ id }) => id).join()
    return [
      ...(shown.total === total ? [] : [`${shown.total} orders instead of ${total}`]),
      ...(shown.rows.map(({ id }) => id).join() === wanted ? [] : [`rows ${shown.rows.map(({ id }) => id).join()} instead of ${wanted}`]),
      ...rows.flatMap(({ id, texts }) => {
        const text = shown.rows.find((row) => row.id === id)?.text ?? ''
        return texts.filter((one) => !text.includes(one)).map((one) => `row ${id} does not say “${one}”: ${text}`)
      }),
    ]
  },
}

function readTable(page: Page): Promise<{ total: number; rows: { id: number; text: string }[] }> {
  return page.evaluate(() => ({
    total: Number(
      (document.querySelector('nav[aria-label="Pages"] [role=status]')?.textContent ?? 'none of 0').split(' of ')[1]?.replace(/\D/g, ''),
    ),
    rows: [...document.querySelectorAll('tr[data-row]')].map((row) => ({
      id: Number(row.getAttribute('data-row')),
      text: (row.textContent ?? '').replace(/\s+/g, ' '),
    })),
  }))
}
