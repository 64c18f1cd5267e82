import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingAsked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { firstRequests } from './first-requests.ts'
import { screens } from './screens.ts'

const withFirst = screens.map(({ path }) => path).filter((path) => firstRequests(path).length > 0)

test.each(withFirst)('the early requests of %s are requests of its screen', async (path) => {
  renderScreen(path, { as: 'logist' })
  const expected = firstRequests(path).map((url) => (url.includes('?') ? url : `${url}?`))
  await waitFor(() => expect(everythingAsked()).toEqual(expect.arrayContaining(expected)))
})

test('the board has early requests', () => {
  expect(withFirst).toContain('/order/kanban')
})
