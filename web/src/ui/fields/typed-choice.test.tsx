import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { onSaveKey } from '#ui/save-key.ts'
import { FoundField } from './found-field.tsx'
import { MultiSelectField, SelectField } from './select-field.tsx'

const TOWNS = ['Berlin', 'Chişinău', 'Köln', 'Kölleda', 'Wien'].map((label, at) => ({ value: at + 1, label }))
const nameOf = (value: number | null) => TOWNS.find((one) => one.value === value)?.label

type Told = (value: unknown) => void

/** Shows a field in a form, with another one after it. */
function show(field: (told: Told) => ReactNode) {
  const told = vi.fn<(value: unknown) => void>()
  const sent = vi.fn()
  render(
    <Providers>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        {field(told)}
        <input aria-label="After" />
        <button type="submit">Save</button>
      </form>
    </Providers>,
  )
  return { told, sent }
}

function One({ told, first = null, required = false }: { told: Told; first?: number | null; required?: boolean }) {
  const [value, setValue] = useState<number | null>(first)
  const onChange = (next: number | null) => {
    told(next)
    setValue(next)
  }
  return <SelectField label="Town" searchable options={TOWNS} value={value} onChange={onChange} required={required} />
}

/** The options come when the button is pressed. */
function Late({ told }: { told: Told }) {
  const [value, setValue] = useState<number | null>(null)
  const [isLooking, setLooking] = useState(true)
  const onChange = (next: number | null) => {
    told(next)
    setValue(next)
  }
  const options = isLooking ? [] : TOWNS
  return (
    <>
      <SelectField label="Town" searchable isLooking={isLooking} options={options} value={value} onChange={onChange} />
      <button type="button" onClick={() => setLooking(false)}>
        Bring
      </button>
    </>
  )
}

function Many({ told, first = [] }: { told: Told; first?: number[] }) {
  const [value, setValue] = useState(first)
  const onChange = (next: number[]) => {
    told(next)
    setValue(next)
  }
  return <MultiSelectField label="Town" searchable options={TOWNS} value={value} onChange={onChange} />
}

/** The server's answer comes when the test says so. */
function Sought({ told, answer }: { told: Told; answer?: Promise<void> }) {
  const [value, setValue] = useState<number | null>(null)
  const [{ text, isLooking }, setSearch] = useState({ text: '', isLooking: false })
  const search = (next: string) => {
    setSearch({ text: next, isLooking: next !== '' && answer !== undefined })
    void answer?.then(() => setSearch({ text: next, isLooking: false }))
  }
  const found = isLooking ? [] : TOWNS.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
  const choose = (next: number) => {
    told(next)
    setValue(next)
  }
  const chosen = TOWNS.find((one) => one.value === value)
  return <FoundField label="Town" chosen={chosen} found={found} onSearch={search} isLooking={isLooking} onChange={choose} />
}

const FIELDS: [string, (told: Told) => ReactNode, unknown][] = [
  ['one of a few', (told) => <One told={told} />, 3],
  ['several of a few', (told) => <Many told={told} />, [3]],
  ['one that the server finds', (told) => <Sought told={told} />, 3],
]

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Town/ })

describe.each(FIELDS)('%s', (_name, field, chosen) => {
  test('Enter chooses the first match without sending; the next Enter sends', async () => {
    const { told, sent } = show(field)
    await userEvent.type(box(), 'köl{Enter}')
    expect(told.mock.calls).toEqual([[chosen]])
    expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledOnce()
    expect(told).toHaveBeenCalledOnce()
  })

  test('Tab chooses the first match and goes on', async () => {
    const { told } = show(field)
    await userEvent.type(box(), 'köl{Tab}')
    expect(told.mock.calls).toEqual([[chosen]])
    expect(document.activeElement).toBe(screen.getByLabelText('After'))
    expect(box().getAttribute('aria-invalid')).not.toBe('true')
  })

  test('without a match the text stays with an error, and the form is not sent', async () => {
    const { told, sent } = show(field)
    await userEvent.type(box(), 'xy{Enter}')
    expect(box().value).toBe('xy')
    await userEvent.tab()
    expect(box().value).toBe('xy')
    expect(screen.getAllByText('Nothing found')).not.toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).not.toHaveBeenCalled()
    expect(told).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toHaveBeenCalledOnce()
  })

  test('a text left by a click stays, with an error that asks for a choice', async () => {
    const { told, sent } = show(field)
    await userEvent.type(box(), 'köl')
    await userEvent.click(screen.getByLabelText('After'))
    expect(box().value).toBe('köl')
    expect(screen.getByText('Choose from the list')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(sent).not.toHaveBeenCalled()
    expect(told).not.toHaveBeenCalled()
  })

  test('without typed text Tab and Enter choose nothing, and no list opens by itself', async () => {
    const { told, sent } = show(field)
    await userEvent.tab()
    expect(document.activeElement).toBe(box())
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(told).not.toHaveBeenCalled()
  })
})

test('Enter takes the choice marked by the arrow keys', async () => {
  const { told } = show((tell) => <One told={tell} />)
  await userEvent.type(box(), 'köl')
  await screen.findByRole('option', { name: 'Kölleda' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(told.mock.calls).toEqual([[4]])
})

test('Ctrl+Enter in a select with few options saves, and opens no list', async () => {
  document.addEventListener('keydown', onSaveKey)
  onTestFinished(() => document.removeEventListener('keydown', onSaveKey))
  const { sent } = show(() => <SelectField label="Town" options={TOWNS} value={null} onChange={() => {}} />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(sent).toHaveBeenCalledOnce()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(box())
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

test('Enter before the options have arrived waits for them', async () => {
  const { told, sent } = show((tell) => <Late told={tell} />)
  await userEvent.type(box(), 'berl{Enter}')
  expect(screen.queryByText('Nothing found')).toBeNull()
  expect(told).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Bring' }))
  await waitFor(() => expect(box().value).toBe('Berlin'))
  expect(told).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})

test('choosing the present value changes nothing, by mouse and by typing', async () => {
  const { told } = show((tell) => <One told={tell} first={1} />)
  await userEvent.click(box())
  await userEvent.click(await screen.findByRole('option', { name: 'Berlin' }))
  expect(box().value).toBe('Berlin')
  await userEvent.clear(box())
  await userEvent.type(box(), 'berl{Enter}')
  expect(box().value).toBe('Berlin')
  expect(told.mock.calls.every(([value]) => value === 1)).toBe(true)
})

test('Enter on typed text removes none of several choices', async () => {
  const { told } = show((tell) => <Many told={tell} first={[1]} />)
  await userEvent.type(box(), 'berl{Enter}')
  expect(told).not.toHaveBeenCalled()
  expect(box().value).toBe('berl')
})

test.each([
  [true, 'Berlin', 0],
  [false, '', 1],
])('removing the text removes the choice where the field may be empty (required: %s)', async (required, shown, changes) => {
  const { told } = show((tell) => <One told={tell} first={1} required={required} />)
  await userEvent.clear(box())
  await userEvent.tab()
  expect(box().value).toBe(shown)
  expect(told).toHaveBeenCalledTimes(changes)
})

test("Enter before the server's results waits for them", async () => {
  let arrive = () => {}
  const answer = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { told, sent } = show((tell) => <Sought told={tell} answer={answer} />)
  await userEvent.type(box(), 'köl{Enter}')
  expect(told).not.toHaveBeenCalled()
  arrive()
  await waitFor(() => expect(told.mock.calls).toEqual([[3]]))
  expect(nameOf(3)).toBe(box().value)
  expect(sent).not.toHaveBeenCalled()
})
