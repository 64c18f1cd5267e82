import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/http.ts'
import { onSaveKey } from '#ui/save-key.ts'
import { LoadingDrawer, RecordDrawer } from './record-drawer.tsx'

beforeEach(() => document.addEventListener('keydown', onSaveKey))
afterEach(() => document.removeEventListener('keydown', onSaveKey))

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

test('a read-only row says why, without saving and deleting', async () => {
  const save = show('Read only while you act as Katrin Vogel.')
  expect(screen.getByText('Read only while you act as Katrin Vogel.')).toBeTruthy()
  expect(screen.getByRole('group')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(save).not.toHaveBeenCalled()
})

test('an editable row is saved by its button or by Ctrl+Enter', async () => {
  const save = show()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(save).toHaveBeenCalledTimes(2)
})

test('a row that failed to load can be asked for again', async () => {
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

test('a missing row cannot be asked for again', () => {
  const query = { error: new ApiError(404, 'Not found', {}), isFetching: false, refetch: vi.fn() }
  render(
    <MantineProvider env="test">
      <LoadingDrawer title="Country" query={query} onClose={vi.fn()} />
    </MantineProvider>,
  )
  expect(screen.getByText('This is not here any more')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

function Opened() {
  const [stage, setStage] = useState<'closed' | 'asked' | 'there'>('closed')
  const close = () => setStage('closed')
  const query = { error: null, isFetching: true, refetch: () => setStage('there') }
  return (
    <>
      <button type="button" onClick={() => setStage('asked')}>
        Open
      </button>
      <button type="button" onClick={() => setStage('there')}>
        Answer
      </button>
      {stage === 'asked' && <LoadingDrawer title="Ann" query={query} onClose={close} />}
      {stage === 'there' && (
        <RecordDrawer title="Ann" record={{ isSending: false, save: close }} onClose={close}>
          <input aria-label="Name" />
        </RecordDrawer>
      )}
    </>
  )
}

test('beside a screen that is no list it covers nothing, and returns the focus', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(
    <MantineProvider env="test">
      <Opened />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('false')
  screen.getByRole('button', { name: 'Answer' }).click()
  await screen.findByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})
