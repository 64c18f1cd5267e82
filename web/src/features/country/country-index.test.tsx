import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerCountries, country, formNamed, germany, retype } from './country.testing.ts'

beforeEach(answerCountries)

describe('the list of countries', () => {
  test('has the currency, phone code and time of each', async () => {
    renderScreen('/country/', { as: 'admin' })
    const row = within(await screen.findByRole('row', { name: /Austria/ }))
    for (const text of ['AT', 'EUR', '+43', 'Europe/Vienna', 'Inactive']) expect(row.getByText(text)).toBeTruthy()
    expect(document.title).toMatch(/^Countries/)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('requests what the address says, and each filter can be removed', async () => {
    const router = renderScreen('/country/?search=au&active=0&sort=-name&page=3&digits=1', { as: 'admin' })
    await screen.findByRole('row', { name: /Austria/ })
    const { query } = asked(countryEndpoints.list)[0] ?? {}
    expect(Object.fromEntries(query ?? [])).toEqual({ search: 'au', active: '0', sort: '-name' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Inactive”' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'au', sort: '-name' }))
  })

  test('is empty with a reason: nothing matches, or there is nothing yet', async () => {
    answer(countryEndpoints.list, { data: [] })
    const router = renderScreen('/country/?search=zz', { as: 'admin' })
    expect(await screen.findByText('No country found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No countries yet')).toBeTruthy()
    const [, next] = screen.getAllByRole('button', { name: 'New country' })
    if (next) await userEvent.click(next)
    await waitFor(() => expect(router.state.location.search).toEqual({ new: '1' }))
  })

  test('that could not be loaded offers to try again', async () => {
    refuse(countryEndpoints.list, 500, { error: 'The database is away' })
    renderScreen('/country/', { as: 'admin' })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    answer(countryEndpoints.list, { data: [germany] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Germany/ })).toBeTruthy()
  })

  test('is for administrators: others are led home', async () => {
    const router = renderScreen('/country/', { as: 'organization_admin' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(asked(countryEndpoints.create)).toEqual([])
  })
})

describe('a new country', () => {
  test('needs every field, and offers the active currencies', async () => {
    answer(countryEndpoints.create, { data: country({ id: 9, name: 'Poland' }) })
    const router = renderScreen('/country/', { as: 'admin' })
    await userEvent.click(await screen.findByRole('button', { name: 'New country' }))
    const form = await formNamed('New country')
    await userEvent.click(form.getByRole('button', { name: 'Add country' }))
    expect(form.getAllByText('Value missed')).toHaveLength(4)
    expect(form.getByText('Enter a plus and digits, like +49')).toBeTruthy()
    expect(asked(countryEndpoints.create)).toEqual([])

    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' Poland ')
    await userEvent.type(form.getByRole('textbox', { name: /Code/, description: /ISO 3166/ }), 'pl')
    await userEvent.click(form.getByRole('combobox', { name: /Currency/ }))
    expect(screen.queryByRole('option', { name: 'DEM · Mark' })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'PLN · Złoty' }))
    await retype(form.getByRole('textbox', { name: /Phone code/ }), '+48')
    await userEvent.type(form.getByRole('combobox', { name: /Time zone/ }), 'warsaw')
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Warsaw' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(asked(countryEndpoints.create)[0]?.body).toEqual({
      name: 'Poland',
      code: 'PL',
      currency_id: 2,
      phone_code: '+48',
      time_zone: 'Europe/Warsaw',
      tomorrow_at: '18:00',
      quiet_from: '21:00',
      quiet_to: '08:00',
      active: true,
    })
    expect(await screen.findByText('Poland is added')).toBeTruthy()
  })
})
