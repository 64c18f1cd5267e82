import type { Expected, ExpectedCard, ExpectedColumn } from './expected.ts'
import type { ShownCard, ShownColumn } from './reading.ts'

const FIRST_PAGE = 25

/** Says where the screen differs from the database. */
export function differences(shown: readonly ShownColumn[], { columns }: Expected): string[] {
  const names = (all: readonly { status_id: number }[]): string => all.map(({ status_id }) => status_id).join()
  if (names(shown) !== names(columns)) return [`columns ${names(shown)} instead of ${names(columns)}`]
  return columns.flatMap((column, at) => {
    const one = shown[at]
    return one ? ofColumn(one, column).map((text) => `column ${column.status_id}: ${text}`) : []
  })
}

function ofColumn(shown: ShownColumn, expected: ExpectedColumn): string[] {
  const found: string[] = []
  if (shown.total !== expected.total) found.push(`${shown.total} orders instead of ${expected.total}`)
  if (shown.isCollapsed) return found
  const [sums, wanted] = [shown.sums?.join(', '), expected.sums.join(', ')]
  if (sums !== wanted) found.push(`COD ${sums} instead of ${wanted}`)
  // A board may load as many cards as it wants, but at least one page.
  const isTooShort = shown.cards.length < Math.min(FIRST_PAGE, expected.cards.length)
  if (isTooShort || shown.cards.length > expected.cards.length) found.push(`${shown.cards.length} cards of ${expected.cards.length}`)
  const window = expected.cards.slice(0, shown.cards.length)
  const [ids, wantedIds] = [shown.cards.map(({ id }) => id), window.map(({ id }) => id)]
  const at = ids.findIndex((id, index) => id !== wantedIds[index])
  if (at >= 0)
    found.push(
      `card ${at} is ${ids[at]} instead of ${wantedIds[at]}; too many: ${without(ids, wantedIds)}; missing: ${without(wantedIds, ids)}`,
    )
  const byId = new Map(window.map((card) => [card.id, card]))
  for (const card of shown.cards) found.push(...ofCard(card, byId.get(card.id)))
  return found
}

function ofCard(shown: ShownCard, expected: ExpectedCard | undefined): string[] {
  if (!expected) return []
  const missing = expected.texts.filter((text) => !shown.text.includes(text.replace(/\s+/g, ' ')))
  const isDue = expected.due === null || shown.digits === expected.due
  return [
    ...missing.map((text) => `card ${shown.id} does not say “${text}”: ${shown.text}`),
    ...(isDue ? [] : [`card ${shown.id} asks for ${shown.digits} instead of ${expected.due}`]),
  ]
}

function without(all: readonly number[], others: readonly number[]): string {
  return all.filter((one) => !others.includes(one)).join() || 'none'
}
