import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { organizationTokenEndpoints as on } from '@tracklane/contract/organization-token'
import { beforeEach, describe, expect, test } from 'vitest'
import { organization, page, token } from '#features/organization/organization.testing.ts'
import { dayFromNow } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const PLAIN = '7|a-secret-that-is-shown-once'

beforeEach(() => {
  answer(organizationEndpoints.list, page([organization()]))
  answer(organizationEndpoints.get, { data: organization() })
  answer(on.list, page([token(), token({ id: 8, name: 'Old shop', abilities: ['orders:read'], expires_at: '2020-01-01T08:00:00.000Z' })]))
  answer(on.create, { data: { ...token(), token: PLAIN } })
  answer(countryEndpoints.list, { data: [] })
})

async function tokens() {
  renderScreen('/organization/?id=1', { as: 'admin' })
  return within(await screen.findByRole('region', { name: 'API tokens' }))
}

async function dialogFor() {
  const section = await tokens()
  await userEvent.click(section.getByRole('button', { name: 'New token' }))
  return within(await screen.findByRole('dialog', { name: 'New token of North Parcel' }))
}

describe('the tokens of an organization', () => {
  test('are listed with abilities, creator and end', async () => {
    const section = await tokens()
    const [shop, old] = (await section.findAllByRole('listitem')).map((item) => item.textContent)
    for (const text of ['Web shop', 'abc123…', 'Read orders', 'Create orders', 'Never used', 'Expires on 01.03.2126', 'by Ann Lee'])
      expect(shop).toContain(text)
    expect(old).toContain('Expired on 01.01.2020')
  })

  test('have an explanation where there are none, and a failed list can be loaded again', async () => {
    refuse(on.list, 500, { error: 'The database is away' })
    const section = await tokens()
    expect(await section.findByText('The database is away')).toBeTruthy()
    answer(on.list, page([]))
    await userEvent.click(section.getByRole('button', { name: 'Try again' }))
    expect(await section.findByText(/None yet/)).toBeTruthy()
    expect(section.queryByRole('button', { name: 'Revoke all' })).toBeNull()
  })
})

describe('a new token', () => {
  test('is shown once, with an example that runs, and closed by its button alone', async () => {
    const dialog = await dialogFor()
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }))
    expect(dialog.getByText('Value missed')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' Web shop ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const shown = within(await screen.findByRole('dialog', { name: 'Web shop' }))
    expect(shown.getByText(PLAIN)).toBeTruthy()
    expect(shown.getByText(`curl -sS '${window.location.origin}/api/order?per_page=10' -H 'Authorization: Bearer ${PLAIN}'`)).toBeTruthy()
    const [sent] = asked(on.create)
    expect(sent?.body).toEqual({
      name: 'Web shop',
      abilities: ['orders:read', 'orders:write'],
      expires_at: new Date(`${dayFromNow(365)}T23:59:00`).toISOString(),
    })
    expect(asked(organizationEndpoints.update)).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText(PLAIN)).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(screen.queryByText(PLAIN)).toBeNull())
    expect(screen.getByRole('dialog', { name: 'North Parcel' })).toBeTruthy()
  })

  test('that may only write has an example that creates an order in an existing country', async () => {
    answer(on.create, { data: { ...token({ abilities: ['orders:write'] }), token: PLAIN } })
    const dialog = await dialogFor()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Shop')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read orders' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }))
    expect(await screen.findByText(/customer_full_name/)).toBeTruthy()
    expect(asked(on.create)[0]?.body).toMatchObject({ abilities: ['orders:write'] })
  })

  test('needs an ability, and shows refusals of the server at their fields', async () => {
    refuse(on.create, 422, { errors: { expires_at: ['At most 730 days from now'], name: ['There are 100 tokens already'] } })
    const dialog = await dialogFor()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Shop')
    for (const name of ['Read orders', /Create orders/]) await userEvent.click(dialog.getByRole('checkbox', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }))
    expect(asked(on.create)).toEqual([])
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read orders' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }))
    for (const text of ['At most 730 days from now', 'There are 100 tokens already']) expect(await dialog.findByText(text)).toBeTruthy()
  })

  test('is not created when Escape closes the dialog, and the organization stays open', async () => {
    await dialogFor()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New token of North Parcel' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'North Parcel' })).toBeTruthy()
    expect(asked(on.create)).toEqual([])
  })

  test('with typed values asks before Escape or Cancel lose it; Escape closes only the question', async () => {
    const dialog = await dialogFor()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Shop')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Shop')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New token of North Parcel' })).toBeNull())
  })
})

describe('revoking', () => {
  test('one asks first, and removes it from the list', async () => {
    answer(on.remove, undefined)
    const section = await tokens()
    await userEvent.click(await section.findByRole('button', { name: 'Revoke Web shop' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke Web shop?' }))
    expect(asked(on.remove)).toEqual([])
    answer(on.list, page([]))
    answer(organizationEndpoints.get, { data: organization({ tokens: 1 }) })
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Web shop is revoked')).toBeTruthy()
    expect(asked(on.remove).map(({ path }) => path)).toEqual(['/api/organization/1/token/7'])
    expect(await section.findByText(/None yet/)).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'API tokens 1' })).toBeTruthy()
  })

  test('can be cancelled', async () => {
    const section = await tokens()
    for (const name of ['Revoke Web shop', 'Revoke all']) {
      await userEvent.click(await section.findByRole('button', { name }))
      const question = await screen.findByRole('dialog', { name: /^Revoke .*\?$/ })
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Revoke .*\?$/ })).toBeNull())
    }
    expect([...asked(on.remove), ...asked(on.removeAll)]).toEqual([])
  })

  test('all names their number', async () => {
    answer(on.removeAll, undefined)
    const section = await tokens()
    await userEvent.click(await section.findByRole('button', { name: 'Revoke all' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke all 2 tokens of North Parcel?' }))
    await userEvent.click(question.getByRole('button', { name: 'Revoke all' }))
    expect(await screen.findByText('2 tokens are revoked')).toBeTruthy()
    expect(asked(on.removeAll)).toHaveLength(1)
  })
})
