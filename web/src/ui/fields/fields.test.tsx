import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Money } from '@tracklane/contract/kit/page'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { dayFromNow, today } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'
import { setLanguage } from '#lib/i18n.ts'
import { DateField } from './date-field.tsx'
import { DateRangeField, type DayRange } from './date-range-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

/** Shows the field with that value, keeps new values, and reports them. */
function show<Value>(first: Value, field: (props: { value: Value; onChange: (value: Value) => void }) => ReactNode) {
  const told = vi.fn()
  function Field() {
    const [value, setValue] = useState(first)
    const onChange = (next: Value) => {
      told(next)
      setValue(next)
    }
    return field({ value, onChange })
  }
  render(
    <Providers>
      <Field />
      <button type="button">Elsewhere</button>
    </Providers>,
  )
  return told
}

const leave = () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
const shownDay = (day: string) => formatDate(`${day}T00:00:00`, 'onlyDate')

test('a required field is marked and shows each text of its error', () => {
  show('', (props) => <TextField label="Name" required error={'Value missed\nToo short'} {...props} />)
  const field = screen.getByRole('textbox', { name: /Name/ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.hasAttribute('required')).toBe(true)
  expect(screen.getByText(/Value missed\s+Too short/)).toBeTruthy()
})

test('a day can be typed with dots, without them, and shortened', async () => {
  const told = show<string | null>(null, (props) => <DateField label="Day" maxDate={null} {...props} />)
  const field = screen.getByLabelText('Day')
  await userEvent.type(field, '24.12.2025')
  expect(told).toHaveBeenLastCalledWith('2025-12-24')
  await userEvent.clear(field)
  expect(told).toHaveBeenLastCalledWith(null)
  await userEvent.type(field, '01022024')
  expect(told).toHaveBeenLastCalledWith('2024-02-01')
  await userEvent.clear(field)
  await userEvent.type(field, '3.4.24')
  expect(told).toHaveBeenLastCalledWith(null)
  await leave()
  expect(told).toHaveBeenLastCalledWith('2024-04-03')
  await waitFor(() => expect(field).toHaveProperty('value', '03.04.2024'))
})

test('a text that is no date is named in the error, and the former day stays', async () => {
  const told = show<string | null>('2025-12-24', (props) => <DateField label="Day" required {...props} />)
  const field = screen.getByLabelText(/Day/)
  await userEvent.clear(field)
  await userEvent.type(field, '31.02.2025')
  await leave()
  expect(await screen.findByText('“31.02.2025” is not a date: write it as dd.mm.yyyy')).toBeTruthy()
  expect(field).toHaveProperty('value', '24.12.2025')
  expect(told).not.toHaveBeenCalled()
})

test('the error repeats the beginning of a long text only', async () => {
  show<string | null>('2025-12-24', (props) => <DateField label="Day" required {...props} />)
  await userEvent.clear(screen.getByLabelText(/Day/))
  await userEvent.paste('x'.repeat(200))
  await leave()
  expect(await screen.findByText(`“${'x'.repeat(40)}…” is not a date: write it as dd.mm.yyyy`)).toBeTruthy()
})

test.each([
  ['no date', 'soonish', '2025-12-24'],
  ['no date, where there was none', 'soonish', null],
  ['a day too early', '31.12.1949', '2025-12-24'],
])('a form with %s is not sent before the person has seen the error', async (_what, text, before) => {
  const sent = vi.fn()
  show<string | null>(before, (props) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <DateField label="Day" {...props} />
      <button type="submit">Save</button>
    </form>
  ))
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const field = screen.getByLabelText('Day')
  await userEvent.tripleClick(field)
  await userEvent.keyboard(text)
  await save()
  expect(sent).not.toHaveBeenCalled()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await save()
  expect(sent).toHaveBeenCalledOnce()
})

test('a day is between 1950 and today unless the field says otherwise', async () => {
  const told = show<string | null>(null, (props) => <DateField label="Day" {...props} />)
  const field = screen.getByLabelText('Day')
  await userEvent.type(field, '31.12.1949')
  await leave()
  expect(await screen.findByText(`Choose a date from 01.01.1950 to ${shownDay(today())}`)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, shownDay(dayFromNow(1)))
  await leave()
  expect(told.mock.calls.filter(([day]) => day !== null)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '01.01.1950')
  expect(told).toHaveBeenLastCalledWith('1950-01-01')
})

test('a range whose start is not earlier than its end is cleared on leaving the field', async () => {
  const told = show<DayRange>(['2025-05-01', '2025-05-10'], (props) => <DateRangeField label="Created" {...props} />)
  const from = screen.getByLabelText('Created, from')
  const to = screen.getByLabelText('Created, to')
  await userEvent.clear(from)
  await userEvent.type(from, '15.05.2025')
  await userEvent.clear(to)
  await userEvent.type(to, '20.05.2025')
  await leave()
  expect(told).toHaveBeenLastCalledWith(['2025-05-15', '2025-05-20'])

  await userEvent.clear(to)
  await userEvent.type(to, '15.05.2025')
  await leave()
  expect(told).toHaveBeenLastCalledWith([null, null])
  expect(await screen.findByText('The start must be earlier than the end: the dates were cleared')).toBeTruthy()
})

test('Today and Yesterday are one click where both ends are whole days', async () => {
  const told = show<DayRange>([null, null], (props) => (
    <DateRangeField label="Created" presets={['today', 'yesterday']} allowsOneDay {...props} />
  ))
  await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
  expect(told).toHaveBeenLastCalledWith([dayFromNow(-1), dayFromNow(-1)])
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  expect(told).toHaveBeenLastCalledWith([today(), today()])
})

test('an instant has a day and a time, and a newly chosen day has a time at once', async () => {
  const told = show<string | null>(null, (props) => <DateTimeField label="From" defaultTime="09:00" maxDate={null} {...props} />)
  await userEvent.type(screen.getByLabelText('From, day'), '24.12.2030')
  expect(told).toHaveBeenLastCalledWith(new Date('2030-12-24T09:00:00').toISOString())
  await userEvent.type(screen.getByLabelText('From, hours'), '14')
  await userEvent.type(screen.getByLabelText('From, minutes'), '30')
  expect(told).toHaveBeenLastCalledWith(new Date('2030-12-24T14:30:00').toISOString())
})

test('money stays decimal text, is completed on leaving the field, and never becomes a float', async () => {
  const told = show('', (props) => <MoneyField label="Price" currency="EUR" {...props} />)
  const field = screen.getByLabelText('Price')
  await userEvent.type(field, '4.9')
  expect(told).toHaveBeenLastCalledWith('4.9')
  await leave()
  expect(told).toHaveBeenLastCalledWith('4.90')
  await userEvent.clear(field)
  await userEvent.type(field, '999999999999.99')
  await leave()
  expect(told).toHaveBeenLastCalledWith('999999999999.99')
})

test("money is shown with the decimal mark of the person's language", async () => {
  setLanguage('de')
  const told = show('39.90', (props) => <MoneyField label="Price" {...props} />)
  const field = screen.getByLabelText('Price')
  expect(field).toHaveProperty('value', '39,90')
  await userEvent.clear(field)
  await userEvent.type(field, '12,5')
  expect(told).toHaveBeenLastCalledWith('12.5')
  setLanguage('en')
})

test.each([
  ['1.234,56', '1234.56', '1234.56'],
  ['1 234.5', '1234.5', '1234.50'],
  ['1990,00', '1990', '1990.00'],
])('%s typed and pasted give the same amount', async (text, told, left) => {
  const typed = show('', (props) => <MoneyField label="Typed" {...props} />)
  const pasted = show('', (props) => <MoneyField label="Pasted" {...props} />)
  await userEvent.type(screen.getByLabelText('Typed'), text)
  await userEvent.click(screen.getByLabelText('Pasted'))
  await userEvent.paste(text)
  expect(pasted).toHaveBeenLastCalledWith(told)
  await userEvent.click(screen.getByLabelText('Typed'))
  for (const label of ['Typed', 'Pasted']) expect(screen.getByLabelText(label)).toHaveProperty('value', left)
  expect([typed.mock.lastCall, pasted.mock.lastCall]).toEqual([[left], [left]])
})

test('an ambiguous amount is questioned on leaving the field, and has no value in the form', async () => {
  const told = show('', (props) => <MoneyField label="Price" {...props} />)
  const field = screen.getByLabelText('Price')
  await userEvent.type(field, '1.990')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await leave()
  expect(screen.getByText('1990 or 1.99?')).toBeTruthy()
  expect(field).toHaveProperty('value', '1.990')
  expect(Money.safeParse(told.mock.lastCall?.[0]).success).toBe(false)
  await userEvent.type(field, ',00')
  await leave()
  expect(screen.queryByText('1990 or 1.99?')).toBeNull()
  expect(told).toHaveBeenLastCalledWith('1990.00')
})

test('another currency keeps the amount and shows that it does not fit', async () => {
  function Priced() {
    const [digits, setDigits] = useState(2)
    const [value, setValue] = useState('12.50')
    return (
      <>
        <MoneyField label="Price" digits={digits} value={value} onChange={setValue} />
        <button type="button" onClick={() => setDigits(0)}>
          HUF
        </button>
      </>
    )
  }
  render(
    <Providers>
      <Priced />
    </Providers>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'HUF' }))
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '12.50')
  expect(screen.getByText('Whole numbers only')).toBeTruthy()
})

test.each(['2.5', '-3', '1,000', 'abc'])(
  'the count %s has no value in the form, stays as typed and is not saved as another number',
  async (text) => {
    const told = show<number | null>(null, (props) => <NumberField label="Count" {...props} />)
    await userEvent.type(screen.getByLabelText('Count'), text)
    await leave()
    expect(told).toHaveBeenLastCalledWith(Number.NaN)
    expect(screen.getByLabelText('Count')).toHaveProperty('value', text)
    expect(screen.getByLabelText('Count').getAttribute('aria-invalid')).toBe('true')
  },
)

test('arrow keys count within the bounds', async () => {
  const told = show<number | null>(9, (props) => <NumberField label="Count" min={1} max={10} {...props} />)
  await userEvent.type(screen.getByLabelText('Count'), '{ArrowUp}{ArrowUp}')
  expect(told).toHaveBeenLastCalledWith(10)
  await userEvent.type(screen.getByLabelText('Count'), '{ArrowDown}')
  expect(told).toHaveBeenLastCalledWith(9)
})

test('a number out of bounds stays as typed, so that the form shows an error', async () => {
  const told = show<number | null>(3, (props) => <NumberField label="Capacity" min={1} max={10} {...props} />)
  const field = screen.getByLabelText('Capacity')
  await userEvent.clear(field)
  expect(told).toHaveBeenLastCalledWith(null)
  await userEvent.type(field, '25')
  await leave()
  expect(told).toHaveBeenLastCalledWith(25)
})

test('a select with many options is searched by typing and reports values', async () => {
  const options = Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: `Courier ${index + 1}` }))
  const told = show<number | null>(null, (props) => <SelectField label="Courier" options={options} {...props} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Courier' }), '11')
  await userEvent.click(await screen.findByRole('option', { name: 'Courier 11' }))
  expect(told).toHaveBeenLastCalledWith(11)
})
