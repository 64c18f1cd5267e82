import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { currency, formNamed, retype } from './country.testing.ts'

const zloty = { id: 2, name: 'Złoty', code: 'PLN', symbol: 'zł' }

beforeEach(() => {
  answer(countryEndpoints.list, { data: [] })
  answer(currencyEndpoints.list, { data: [currency(), currency(zloty)] })
  answer(currencyEndpoints.get, { data: currency(zloty) })
})

describe('the currencies', () => {
  test('are in a tab with its own address, without the filters of the other list', async () => {
    const router = renderScreen('/country/?search=au&sort=time_zone', { as: 'admin' })
    await userEvent.click(await screen.findByRole('link', { name: 'Currencies' }))
    const row = within(await screen.findByRole('row', { name: /Złoty/ }))
    for (const text of ['PLN', 'zł', '2', 'Active']) expect(row.getByText(text)).toBeTruthy()
    expect(router.state.location.search).toEqual({ tab: 'currency' })
    expect(screen.getByRole('link', { name: 'Currencies' }).getAttribute('aria-current')).toBe('page')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search currencies' }), 'zl')
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'currency', search: 'zl' }))
    await waitFor(() => expect(asked(currencyEndpoints.list).at(-1)?.query.get('search')).toBe('zl'))
    expect(asked(currencyEndpoints.list).at(-1)?.query.get('tab')).toBeNull()
  })

  test('are created with their digits', async () => {
    answer(currencyEndpoints.create, { data: currency({ id: 9, name: 'Króna' }) })
    const router = renderScreen('/country/?tab=currency&new=1', { as: 'admin' })
    const form = await formNamed('New currency')
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Króna')
    await userEvent.type(form.getByRole('textbox', { name: /Code/ }), 'isk')
    await userEvent.type(form.getByRole('textbox', { name: /Symbol/ }), 'kr')
    await retype(form.getByRole('textbox', { name: /Decimals/ }), '0')
    await userEvent.click(form.getByRole('button', { name: 'Add currency' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'currency' }))
    expect(asked(currencyEndpoints.create)[0]?.body).toEqual({ name: 'Króna', code: 'ISK', symbol: 'kr', digits: 0, active: true })
  })

  test('accept only whole digits', async () => {
    renderScreen('/country/?tab=currency&id=2', { as: 'admin' })
    const form = await formNamed('Złoty')
    await retype(form.getByRole('textbox', { name: /Decimals/ }), '1.5')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Whole numbers only')).toBeTruthy()
    expect(asked(currencyEndpoints.update)).toEqual([])
  })

  test('in use keep their digits, with the reason at the field', async () => {
    refuse(currencyEndpoints.update, 422, { errors: { digits: ['It is in use, so this stays as it is'] } })
    renderScreen('/country/?tab=currency&id=2', { as: 'admin' })
    const form = await formNamed('Złoty')
    await retype(form.getByRole('textbox', { name: /Decimals/ }), '3')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('It is in use, so this stays as it is')).toBeTruthy()
    expect(asked(currencyEndpoints.update).map(({ path, body }) => [path, body])).toEqual([['/api/currency/2', { digits: 3 }]])
  })

  test('show their uses before a change is saved', async () => {
    answer(currencyEndpoints.get, { data: currency({ ...zloty, used_by: { orders: 3, users: 0, couriers: 0, countries: 1 } }) })
    renderScreen('/country/?tab=currency&id=2', { as: 'admin' })
    const form = await formNamed('Złoty')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'Zloty')
    expect(form.getByText('When you save: it changes for 3 orders, 1 country')).toBeTruthy()
    await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
    expect(form.getByText('When you save: it is no longer offered, and still in use: 3 orders, 1 country')).toBeTruthy()
  })

  test('in use link to the rows that use them', async () => {
    refuse(currencyEndpoints.remove, 409, { error: '3 orders and 2 countries use this', data: { orders: 3, countries: 2 } })
    renderScreen('/country/?tab=currency&id=2', { as: 'admin' })
    const form = await formNamed('Złoty')
    await userEvent.click(form.getByRole('button', { name: 'Delete' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Action confirmation' })).getByRole('button', { name: 'Delete' }),
    )
    await form.findByRole('alert')
    const hrefOf = (name: string) => form.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Show 3 orders')).toMatch(/^\/order-admin\?.*currency_code=PLN/)
    expect(hrefOf('Show 2 countries')).toBe('/country/?search=PLN')
  })

  test('can be changed back by Undo', async () => {
    answer(currencyEndpoints.update, { data: currency({ id: 2, name: 'Zloty', version: 2 }) })
    renderScreen('/country/?tab=currency&id=2', { as: 'admin' })
    const form = await formNamed('Złoty')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'Zloty')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Zloty is saved')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    expect(asked(currencyEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
      ['"1"', { name: 'Zloty' }],
      ['"2"', { name: 'Złoty' }],
    ])
  })

  test('changed by somebody else since are not changed back', async () => {
    answer(currencyEndpoints.update, { data: currency({ ...zloty, name: 'Zloty', version: 2 }) })
    renderScreen('/country/?tab=currency&id=2', { as: 'admin' })
    await retype((await formNamed('Złoty')).getByRole('textbox', { name: /Name/ }), 'Zloty')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Zloty is saved')
    refuse(currencyEndpoints.update, 412, { error: 'Somebody changed this meanwhile', data: currency({ ...zloty, version: 3 }) })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Somebody changed this meanwhile')).toBeTruthy()
    expect(screen.queryByText('Undone')).toBeNull()
    expect(asked(currencyEndpoints.update).at(-1)?.headers.get('If-Match')).toBe('"2"')
  })

  test('that were deleted say so', async () => {
    refuse(currencyEndpoints.get, 404, { error: 'Not found' })
    renderScreen('/country/?tab=currency&id=77', { as: 'admin' })
    expect(await (await formNamed('Currency')).findByText('This is not here any more')).toBeTruthy()
  })
})
