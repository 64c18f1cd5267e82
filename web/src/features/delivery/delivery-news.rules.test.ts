import { expect, test } from 'vitest'
import { deliveryNews } from './delivery-news.rules.ts'

const order = (id: number, version = 1) => ({ id, track: `TL${id}`, version })

test.each([
  { what: 'nothing', before: [order(1)], after: [order(1)], own: [], news: [[], [], []] },
  { what: 'one that is new', before: [order(1)], after: [order(2), order(1)], own: [], news: [[2], [], []] },
  { what: 'one of another version', before: [order(1), order(2)], after: [order(1), order(2, 2)], own: [], news: [[], [2], []] },
  { what: 'one that is gone', before: [order(1), order(2)], after: [order(2)], own: [], news: [[], [], [1]] },
  { what: 'all three', before: [order(1), order(2)], after: [order(2, 2), order(3)], own: [], news: [[3], [2], [1]] },
  {
    what: 'nothing of what the courier does',
    before: [order(1), order(2)],
    after: [order(2, 2), order(3)],
    own: [1, 2, 3],
    news: [[], [], []],
  },
  { what: 'everything on an empty day', before: [], after: [order(1), order(2)], own: [], news: [[1, 2], [], []] },
])('$what is told', ({ before, after, own, news }) => {
  const { added, changed, taken } = deliveryNews(before, after, new Set(own))
  expect([added, changed, taken].map((orders) => orders.map(({ id }) => id))).toEqual(news)
})
