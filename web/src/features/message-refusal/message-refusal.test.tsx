import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { messageRefusalEndpoints } from '@tracklane/contract/message-refusal'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const { get, refuse: send } = messageRefusalEndpoints

beforeEach(() => {
  answer(get, { data: { brand: 'Tracklane', organization: 'Birch Books' } })
})

test('a customer refuses with one click, and opening the page refuses nothing', async () => {
  answer(send, { data: { refused: true } })
  renderScreen('/message-refusal?token=1.e.abc')
  expect(await screen.findByText(/^Birch Books tells you when your orders are on their way/)).toBeDefined()
  expect(asked(get)[0]?.path).toMatch(/\/message-refusal\/1\.e\.abc$/)
  expect(asked(send)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send me no more messages' }))
  expect(await screen.findByText('Done: Birch Books sends you no more messages.')).toBeDefined()
  expect(asked(send)[0]?.path).toMatch(/\/message-refusal\/1\.e\.abc$/)
})

test('an invalid link looks the same, and a limited one says so', async () => {
  answer(get, { data: { brand: 'Tracklane', organization: null } })
  refuse(send, 429, { error: 'Too many attempts' })
  renderScreen('/message-refusal')
  expect(await screen.findByText(/^Tracklane tells you/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Send me no more messages' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts')
})
