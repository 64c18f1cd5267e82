import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { TimeField } from './time-field.tsx'

const told = vi.fn()

function Start({ canBeEmpty }: { canBeEmpty: boolean }) {
  const [value, setValue] = useState('09:30')
  const onChange = (time: string) => {
    told(time)
    setValue(time)
  }
  return <TimeField label="From" value={value} onChange={onChange} canBeEmpty={canBeEmpty} />
}

function show(canBeEmpty: boolean) {
  told.mockClear()
  render(
    <Providers>
      <Start canBeEmpty={canBeEmpty} />
      <button type="button">Elsewhere</button>
    </Providers>,
  )
}

const part = (name: 'hours' | 'minutes') => screen.getByRole<HTMLInputElement>('spinbutton', { name: `From, ${name}` })
const shown = () => `${part('hours').value}:${part('minutes').value}`

test('an optional time is emptied by its clear button', async () => {
  show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(told.mock.calls).toEqual([['']])
  expect(shown()).toBe(':')
  expect(document.activeElement).toBe(part('hours'))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test.each([
  ['hours first', ['hours', 'minutes']],
  ['minutes first', ['minutes', 'hours']],
] as const)('it is emptied by the keyboard, %s, and reported at once', async (_order, parts) => {
  show(true)
  for (const name of parts) {
    await userEvent.click(part(name))
    await userEvent.keyboard('{Backspace}')
  }
  expect(told.mock.calls).toEqual([['']])
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(shown()).toBe(':')
})

test('an emptied time can be typed again', async () => {
  show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.keyboard('1415')
  expect(told).toHaveBeenLastCalledWith('14:15')
})

test('a half-typed time is put back', async () => {
  show(true)
  await userEvent.click(part('hours'))
  await userEvent.keyboard('{Backspace}')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitFor(() => expect(shown()).toBe('09:30'))
  expect(told).not.toHaveBeenCalled()
})

test('a required time has no clear button and comes back', async () => {
  show(false)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  for (const name of ['hours', 'minutes'] as const) {
    await userEvent.click(part(name))
    await userEvent.keyboard('{Backspace}')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitFor(() => expect(shown()).toBe('09:30'))
  expect(told).not.toHaveBeenCalled()
})
