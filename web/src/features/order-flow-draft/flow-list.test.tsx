import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderFlowDraftEndpoints } from '@tracklane/contract/order-flow-draft'
import { orderFlowEditEndpoints } from '@tracklane/contract/order-flow-edit'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, describe, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { flow, SHARED } from './flow-draft.testing.ts'

const own = flow({ name: 'Hansekurier Germany' })

beforeEach(() => {
  answer(orderFlowEndpoints.list, { data: [SHARED, own] })
  answer(orderFlowEndpoints.get, ({ path }) => ({ data: path.endsWith('/1') ? SHARED : own }))
  answer(orderFlowDraftEndpoints.reach, { data: { people: 6, organizations: 1, orders: [{ status_id: 8, orders: 37 }] } })
  answer(countryEndpoints.list, { data: [country(), country({ id: 2, name: 'Austria', code: 'AT' })] })
  answer(organizationEndpoints.options, {
    data: [
      { id: 1, name: 'Hansekurier', active: true },
      { id: 2, name: 'Nordpost', active: true },
    ],
  })
})

describe('the list of flows', () => {
  test('has the area, the number of steps and the shared one', async () => {
    renderScreen('/order-flow/', { as: 'admin' })
    const row = within(await screen.findByRole('row', { name: /Hansekurier Germany/ }))
    for (const text of ['Hansekurier', 'Germany', '12']) expect((await row.findAllByText(text)).length).toBeGreaterThan(0)
    const shared = within(screen.getByRole('row', { name: /Default flow/ }))
    for (const text of ['Shared default', 'Every organization', 'Every country']) expect(shared.getByText(text)).toBeTruthy()
  })

  test('offers a copy also while a search hides the shared one', async () => {
    answer(orderFlowEndpoints.list, ({ query }) => ({ data: query.get('search') ? [own] : [SHARED, own] }))
    renderScreen('/order-flow/?search=Hanse', { as: 'organization_admin' })
    await screen.findByRole('row', { name: /Hansekurier Germany/ })
    expect(screen.queryByRole('row', { name: /Default flow/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Make our own copy/ }))
    expect(await screen.findByRole('dialog', { name: /opy/ })).toBeTruthy()
  })

  test('is for people who draw flows: others are led home', async () => {
    const router = renderScreen('/order-flow/', { as: 'logist' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  test('deletes one after a question that names the affected people and the next valid flow; never the shared one', async () => {
    answer(orderFlowEditEndpoints.remove, undefined)
    renderScreen('/order-flow/', { as: 'admin' })
    await menuOf(/Default flow/)
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await menuOf(/Hansekurier Germany/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Action confirmation' }))
    expect(question.getByText(/boards of 6 people.*then follow the flow “Default flow”/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Hansekurier Germany is deleted')
    expect(asked(orderFlowEditEndpoints.remove).map(({ path }) => path)).toEqual(['/api/order-flow/3'])
  })

  test('renames one; people who may not change the shared one cannot', async () => {
    answer(orderFlowEditEndpoints.update, { data: { ...own, name: 'Germany by night', version: 13 } })
    renderScreen('/order-flow/', { as: 'organization_admin' })
    await menuOf(/Default flow/)
    expect(screen.queryByRole('menuitem', { name: 'Rename' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await menuOf(/Hansekurier Germany/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the flow' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Value missed')).toBeTruthy()
    await userEvent.type(name, ' Germany by night ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Germany by night is saved')
    expect(screen.queryByRole('dialog')).toBeNull()
    const [request] = asked(orderFlowEditEndpoints.update)
    expect([request?.path, request?.body, request?.headers.get('If-Match')]).toEqual([
      '/api/order-flow/3',
      { name: 'Germany by night' },
      '"12"',
    ])
  })
})

describe('a copy', () => {
  test('of the shared default is drawn for a country without a flow, and created when it is saved', async () => {
    answer(orderFlowDraftEndpoints.check, { data: { issues: [], changes: { added: [], removed: [], changed: [] } } })
    answer(orderFlowEditEndpoints.create, { data: flow({ id: 9, name: 'Ours', country_id: 2 }) })
    const router = renderScreen('/order-flow/', { as: profileOf('organization_admin', { country_id: null }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Make our own copy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make our own copy' }))
    expect(dialog.queryByRole('combobox', { name: /Organization/ })).toBeNull()
    await choose(dialog, /Country/, 'Germany')
    expect((await dialog.findByRole('link', { name: 'Open “Hansekurier Germany”' })).getAttribute('href')).toBe('/order-flow/?id=3')
    await choose(dialog, /Country/, 'Austria')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ours')
    await userEvent.click(dialog.getByRole('button', { name: 'Draw the copy' }))
    expect(await screen.findByText('Not saved yet')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Save the copy' }))
    await waitFor(() => expect(String(router.state.location.search.id)).toBe('9'))
    const [{ body } = { body: undefined }] = asked(orderFlowEditEndpoints.create)
    expect(body).toMatchObject({ name: 'Ours', country_id: 2 })
    expect(body).not.toHaveProperty('organization_id')
    expect(asked(orderFlowDraftEndpoints.check)[0]?.body).toMatchObject({ country_id: 2 })
  })

  test('is started and saved in the present view, the matrix', async () => {
    answer(orderFlowDraftEndpoints.check, { data: { issues: [], changes: { added: [], removed: [], changed: [] } } })
    answer(orderFlowEditEndpoints.create, { data: flow({ id: 9, name: 'Ours', country_id: 2 }) })
    const router = renderScreen('/order-flow/?id=1&view=matrix', { as: profileOf('organization_admin', { country_id: null }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Make our own copy' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make our own copy' }))
    await choose(dialog, /Country/, 'Austria')
    await userEvent.click(dialog.getByRole('button', { name: 'Draw the copy' }))
    expect(await screen.findByText('Not saved yet')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Matrix' })).toHaveProperty('checked', true)
    await userEvent.click(await screen.findByRole('button', { name: 'Save the copy' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ id: '9', view: 'matrix' }))
  })

  test('for an area with a flow by somebody else meanwhile links to that one', async () => {
    answer(orderFlowDraftEndpoints.check, { data: { issues: [], changes: { added: [], removed: [], changed: [] } } })
    refuse(orderFlowEditEndpoints.create, 422, {
      errors: { country_id: ['There is a flow for this organization and country already'] },
      data: own,
    })
    renderScreen('/order-flow/?copy=1&organization_id=1&country_id=1&name=Mine', { as: 'admin' })
    await userEvent.click(await screen.findByRole('button', { name: 'Save the copy' }))
    expect((await screen.findByRole('link', { name: 'Open “Hansekurier Germany”' })).getAttribute('href')).toBe('/order-flow/?id=3')
  })
})

async function menuOf(row: RegExp): Promise<void> {
  const found = await screen.findByRole('row', { name: row })
  const buttons = within(found).getAllByRole('button')
  const last = buttons.at(-1)
  if (last) await userEvent.click(last)
}

async function choose(dialog: ReturnType<typeof within>, field: RegExp, option: string): Promise<void> {
  await userEvent.click(dialog.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
