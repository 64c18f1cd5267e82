import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoadingDrawer, RecordDrawer } from './record-drawer.tsx'

const removal = { ask: vi.fn(), refusal: undefined, isSending: false }
const show = (readOnly?: string) => {
  const save = vi.fn()
  render(
    <MantineProvider env="test">
      <RecordDrawer title="Ann" record={{ isSending: false, save }} onClose={vi.fn()} removal={removal} readOnly={readOnly}>
        <input aria-label="Name" />
      </RecordDrawer>
    </MantineProvider>,
  )
  return save
}

test('a row that may only be read says why, and offers neither saving nor deleting', async () => {
  const save = show('Read only while you act as Katrin Vogel.')
  expect(screen.getByText('Read only while you act as Katrin Vogel.')).toBeTruthy()
  expect(screen.getByRole('group')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(save).not.toHaveBeenCalled()
})

test('any other is saved by its button or by Ctrl+Enter', async () => {
  const save = show()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(save).toHaveBeenCalledTimes(2)
})

test('a row that did not come can be asked for again', async () => {
  const refetch = vi.fn()
  const query = { error: new Error('The database is away'), isFetching: false, refetch }
  render(
    <MantineProvider env="test">
      <LoadingDrawer title="Country" query={query} onClose={vi.fn()} />
    </MantineProvider>,
  )
  expect(screen.getByText('The database is away')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
