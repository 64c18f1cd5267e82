import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerCountries, country, formNamed, NOTHING, retype } from './country.testing.ts'

beforeEach(answerCountries)

const changes = () => asked(countryEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])

describe('an open country', () => {
  test("saves only changed fields, and then shows the server's row", async () => {
    answer(countryEndpoints.update, { data: country({ version: 2 }) })
    const router = renderScreen('/country/?id=1&sort=name', { as: 'admin' })
    const form = await formNamed('Germany')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'Deutschland')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }))
    expect(changes()).toEqual([['"1"', { name: 'Deutschland' }]])

    answer(countryEndpoints.get, { data: country({ name: 'Deutschland', version: 2 }) })
    await userEvent.click(screen.getByRole('link', { name: /Germany/ }))
    expect(await formNamed('Deutschland')).toBeTruthy()
  })

  test('shows its uses before a change is saved, and not without a change', async () => {
    answer(countryEndpoints.get, { data: country({ used_by: { ...NOTHING, orders: 37, users: 4, order_flows: 1, kanbans: 2 } }) })
    renderScreen('/country/?id=1', { as: 'admin' })
    const form = await formNamed('Germany')
    expect(form.queryByText(/When you save/)).toBeNull()
    await retype(form.getByRole('textbox', { name: /Phone code/ }), '+50')
    expect(form.getByText('When you save: it changes for 37 orders, 4 accounts, 1 order flow, 2 boards')).toBeTruthy()
    await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
    expect(
      form.getByText('When you save: it is no longer offered, and still in use: 37 orders, 4 accounts, 1 order flow, 2 boards'),
    ).toBeTruthy()
  })

  test('that is inactive names the people who would see it again', async () => {
    answer(countryEndpoints.get, { data: country({ active: false, used_by: NOTHING }) })
    renderScreen('/country/?id=1', { as: 'admin' })
    const form = await formNamed('Germany')
    await retype(form.getByRole('textbox', { name: /Phone code/ }), '+50')
    expect(form.queryByText(/When you save/)).toBeNull()
    await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
    expect(form.getByText('When you save: it is offered again')).toBeTruthy()
  })

  test('keeps an inactive currency', async () => {
    answer(countryEndpoints.get, { data: country({ currency_id: 3, currency_code: 'DEM' }) })
    renderScreen('/country/?id=1', { as: 'admin' })
    const field = (await formNamed('Germany')).getByRole('combobox', { name: /Currency/ })
    await waitFor(() => expect(field).toHaveProperty('value', 'DEM · Mark'))
  })

  test('shows a refusal of the server at its field', async () => {
    refuse(countryEndpoints.update, 422, { errors: { code: ['There is a country with this code already'] } })
    renderScreen('/country/?id=1', { as: 'admin' })
    const form = await formNamed('Germany')
    await retype(form.getByRole('textbox', { name: /Code/, description: /ISO 3166/ }), 'AT')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('There is a country with this code already')).toBeTruthy()
  })

  test('merges changes of other fields by somebody else', async () => {
    refuse(countryEndpoints.update, 412, () => {
      answer(countryEndpoints.update, { data: country({ version: 3 }) })
      return { data: country({ version: 2, phone_code: '+490' }) }
    })
    const router = renderScreen('/country/?id=1', { as: 'admin' })
    const form = await formNamed('Germany')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'Deutschland')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(changes()).toEqual([
      ['"1"', { name: 'Deutschland' }],
      ['"2"', { name: 'Deutschland' }],
    ])
    expect(await screen.findByText('Somebody else changed this meanwhile: both changes are kept')).toBeTruthy()
  })

  test('with conflicting changes lets the person choose field by field', async () => {
    const theirs = country({ version: 2, name: 'Allemagne', currency_id: 2, currency_code: 'PLN' })
    refuse(countryEndpoints.update, 412, { data: theirs })
    const router = renderScreen('/country/?id=1', { as: 'admin' })
    const form = await formNamed('Germany')
    await retype(form.getByRole('textbox', { name: /Name/ }), 'Deutschland')
    await retype(form.getByRole('textbox', { name: /Phone code/ }), '+4')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Somebody else changed this meanwhile: save again to keep yours')).toBeTruthy()
    expect(form.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Deutschland')
    expect(form.getByRole('combobox', { name: /Currency/ })).toHaveProperty('value', 'PLN · Złoty')

    answer(countryEndpoints.update, { data: country({ version: 3 }) })
    await userEvent.click(form.getByRole('button', { name: 'Take this Name' }))
    expect(form.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Allemagne')
    expect(form.queryByText(/Somebody else changed this meanwhile/)).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(changes().at(-1)).toEqual(['"2"', { phone_code: '+4' }])
  })

  test('asks before changes are lost', async () => {
    renderScreen('/country/?id=1', { as: 'admin' })
    const form = await formNamed('Germany')
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), '!')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  })
})

describe('the deletion of a country', () => {
  const askToDelete = async (name: string) => {
    const form = await formNamed(name)
    await userEvent.click(form.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Action confirmation' }))
    expect(question.getByText(name)).toBeTruthy()
    expect(question.getByText('Are you sure you want to delete the item? This action is irreversible.')).toBeTruthy()
    return { form, question }
  }

  test('asks first, and leads back to the list', async () => {
    answer(countryEndpoints.remove, undefined)
    const router = renderScreen('/country/?id=2&active=0', { as: 'admin' })
    const { question } = await askToDelete('Austria')
    expect(asked(countryEndpoints.remove)).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ active: '0' }))
    expect(asked(countryEndpoints.remove)).toHaveLength(1)
    expect(asked(countryEndpoints.get)).toHaveLength(1)
    expect(await screen.findByText('Austria is deleted')).toBeTruthy()
  })

  test('is refused with its uses, and makes it inactive instead, together with typed changes', async () => {
    const error = '12 orders and 3 couriers use this: make it inactive instead'
    refuse(countryEndpoints.remove, 409, { error, data: { orders: 12, couriers: 3 } })
    answer(countryEndpoints.update, { data: country({ active: false, version: 2 }) })
    const router = renderScreen('/country/?id=1', { as: 'admin' })
    await retype((await formNamed('Germany')).getByRole('textbox', { name: /Phone code/ }), '+50')
    const { form, question } = await askToDelete('Germany')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect((await form.findByRole('alert')).textContent).toContain(error)
    expect(screen.getAllByText(error)).toHaveLength(1)
    const href = form.getByRole('link', { name: 'Show 12 orders' }).getAttribute('href')
    expect(href).toMatch(/^\/order-admin\?.*country_id=1/)
    await userEvent.click(form.getByRole('button', { name: 'Make inactive' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(changes()).toEqual([['"1"', { active: false, phone_code: '+50' }]])
  })

  test('of an inactive one in use offers nothing more', async () => {
    refuse(countryEndpoints.remove, 409, { error: '1 order uses this: make it inactive instead', data: { orders: 1 } })
    renderScreen('/country/?id=2', { as: 'admin' })
    const { form, question } = await askToDelete('Austria')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await form.findByRole('alert')
    expect(form.queryByRole('button', { name: 'Make inactive' })).toBeNull()
  })
})
