import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerCountries, country, currency, formNamed } from './country.testing.ts'

beforeEach(answerCountries)

const valueIn = (field: HTMLElement) => (field as HTMLInputElement).value
const text = (form: ReturnType<typeof within>, name: RegExp) => valueIn(form.getByRole('textbox', { name }))
const choice = (form: ReturnType<typeof within>, name: RegExp) => valueIn(form.getByRole('combobox', { name }))

async function chosen(name: string) {
  renderScreen('/country/?new=1', { as: 'admin' })
  const form = await formNamed('New country')
  const list = form.getByRole('combobox', { name: 'Choose a country' })
  await waitFor(() => expect(document.activeElement).toBe(list))
  // Works even before the list has come.
  await userEvent.type(list, `${name}{Enter}`)
  await waitFor(() => expect(valueIn(list)).not.toBe(name))
  return form
}

describe('a new country from the list', () => {
  test('is filled with its usual values, and creates its currency', async () => {
    const form = await chosen('moldo')
    expect([text(form, /^Name/), text(form, /^Code/), text(form, /^Phone code/), choice(form, /^Time zone/)]).toEqual([
      'Moldova',
      'MD',
      '+373',
      'Europe/Chisinau',
    ])
    expect(choice(form, /^Currency/)).toBe('')

    const leu = currency({ id: 7, name: 'Moldovan Leu', code: 'MDL', symbol: 'L' })
    answer(currencyEndpoints.create, () => {
      answer(currencyEndpoints.list, { data: [currency(), leu] })
      return { data: leu }
    })
    await userEvent.click(form.getByRole('button', { name: 'Add MDL' }))
    const front = await formNamed('New currency')
    expect([text(front, /^Name/), text(front, /^Code/), text(front, /^Decimals/)]).toEqual(['Moldovan Leu', 'MDL', '2'])
    await userEvent.click(front.getByRole('button', { name: 'Add currency' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New currency' })).toBeNull())
    await waitFor(() => expect(choice(form, /^Currency/)).toBe('MDL · Moldovan Leu'))
    expect(asked(countryEndpoints.create)).toEqual([])

    answer(countryEndpoints.create, { data: country({ id: 9, name: 'Moldova' }) })
    await userEvent.click(form.getByRole('button', { name: 'Add country' }))
    await waitFor(() => expect(asked(countryEndpoints.create)).toHaveLength(1))
    expect(asked(countryEndpoints.create)[0]?.body).toMatchObject({ name: 'Moldova', code: 'MD', currency_id: 7 })
  })

  test('takes an existing currency, and leaves the choice among several time zones', async () => {
    const form = await chosen('poland')
    expect(choice(form, /^Currency/)).toBe('PLN · Złoty')
    const list = form.getByRole('combobox', { name: 'Choose a country' })
    await userEvent.clear(list)
    await userEvent.type(list, 'united states{Enter}')
    expect(choice(form, /^Time zone/)).toBe('')
    await userEvent.click(form.getByRole('combobox', { name: /^Time zone/ }))
    const first = (await screen.findAllByRole('option')).at(0)
    expect(first?.textContent).toMatch(/^America\//)
  })

  test('cannot be an existing one', async () => {
    await chosen('moldova')
    await userEvent.clear(screen.getByRole('combobox', { name: 'Choose a country' }))
    const germany = await screen.findByRole('option', { name: 'Germany' })
    expect(germany.getAttribute('data-combobox-disabled')).toBe('true')
  })
})

describe('a row created from a picker', () => {
  test('asks before typed values are lost, and the form behind keeps its input', async () => {
    answer(organizationEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
    renderScreen('/organization/?new=1', { as: 'admin' })
    const form = await formNamed('New organization')
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Chisinau Curier')
    await userEvent.click(form.getByRole('button', { name: 'Add another country' }))
    const front = await formNamed('New country')
    await userEvent.type(front.getByRole('textbox', { name: /^Name/ }), 'Moldova')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New country' })).toBeNull())
    expect(text(form, /^Name/)).toBe('Chisinau Curier')
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Add another country' }))
  })

  test('is chosen, and the form behind is not sent', async () => {
    answer(organizationEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
    const poland = country({ id: 9, name: 'Poland', code: 'PL', currency_id: 2 })
    answer(countryEndpoints.create, () => {
      answer(countryEndpoints.list, { data: [country(), poland] })
      return { data: poland }
    })
    renderScreen('/organization/?new=1', { as: 'admin' })
    const form = await formNamed('New organization')
    await userEvent.click(form.getByRole('button', { name: 'Add another country' }))
    const front = await formNamed('New country')
    const list = front.getByRole('combobox', { name: 'Choose a country' })
    await userEvent.click(list)
    await screen.findByRole('option', { name: 'Moldova' })
    await userEvent.type(list, 'poland{Enter}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New country' })).toBeNull())
    expect(await form.findByText('Poland')).toBeTruthy()
    expect(asked(countryEndpoints.create)).toHaveLength(1)
    expect(asked(organizationEndpoints.create)).toEqual([])
  })
})
