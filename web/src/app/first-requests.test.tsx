import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingAsked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { firstRequests } from './first-requests.ts'
import { screens } from './screens.ts'

const withFirst = screens.map(({ path }) => path).filter((path) => firstRequests(path).length > 0)

test.each(withFirst)('what the page of %s asks before there is an app, its screen asks', async (path) => {
  renderScreen(path, { as: 'logist' })
  const expected = firstRequests(path).map((url) => (url.includes('?') ? url : `${url}?`))
  await waitFor(() => expect(everythingAsked()).toEqual(expect.arrayContaining(expected)))
})

test('the board, which is open all day, is among them', () => {
  expect(withFirst).toContain('/order/kanban')
})
