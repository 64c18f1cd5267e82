import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderFlowDraftEndpoints } from '@tracklane/contract/order-flow-draft'
import { orderFlowEditEndpoints } from '@tracklane/contract/order-flow-edit'
import { lintFlow } from '@tracklane/contract/order-flow-lint'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, describe, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'
import { cell, flow, node, SHARED, seen, step } from './flow-draft.testing.ts'

const mine = flow()
const orders = [{ status_id: 8, orders: 37 }]
const noChanges = { added: [], removed: [], changed: [] }

interface Links {
  links: { status_from: number; status_to: number; roles: string[] }[]
}

beforeEach(() => {
  setWindowWidth(1440)
  answer(orderFlowEndpoints.get, ({ path }) => ({ data: path.endsWith('/1') ? SHARED : mine }))
  answer(orderFlowDraftEndpoints.reach, { data: { people: 6, organizations: 1, orders } })
  answer(orderFlowDraftEndpoints.check, ({ body }) => ({
    data: { issues: lintFlow((body as Links).links, { orders }), changes: noChanges },
  }))
  answer(orderFlowEditEndpoints.update, ({ body }) => ({
    data: { ...mine, version: 13, links: (body as Links).links.map((link, id) => ({ id, ...link })) },
  }))
  answer(countryEndpoints.list, { data: [country()] })
  answer(organizationEndpoints.options, { data: [{ id: 1, name: 'Hansekurier', active: true }] })
})

async function open(url = '/order-flow/?id=3', as: 'admin' | 'organization_admin' = 'admin') {
  const router = renderScreen(url, { as })
  await waitFor(() => expect(document.querySelector('[data-node="1"], [data-cell="1-2"]')).toBeTruthy())
  return router
}

const save = () => screen.getByRole('button', { name: /^Save/ })
const saved = () => asked(orderFlowEditEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), rolesIn(body as Links)])
const rolesIn = ({ links }: Links) =>
  links.filter(({ status_from, status_to }) => status_from === 6 && status_to === 5).map(({ roles }) => roles.join(' '))

describe('the draft', () => {
  test('is shared by graph and matrix, and saved as a whole with its Undo', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'Hansekurier · Germany' })).toBeTruthy()
    expect(save()).toHaveProperty('disabled', true)
    await userEvent.click(step('6-5'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Courier' }))
    expect(seen(step('6-5'))).toBe('LOA')
    expect(screen.getByText('In delivery to Rejected: Courier may not any more')).toBeTruthy()
    await userEvent.keyboard('m')
    await waitFor(() => expect(seen(cell('6-5'))).toBe('LOA±'))
    await userEvent.click(save())
    await screen.findByText('The flow is saved')
    expect(saved()).toEqual([['"12"', ['admin organization_admin logist']]])
    expect(save()).toHaveProperty('disabled', true)
    const undos = screen.getAllByRole('button', { name: 'Undo' })
    await userEvent.click(undos.find((button) => button.textContent === 'Undo') ?? save())
    await screen.findByText('Undone')
    expect(saved().at(-1)).toEqual(['"13"', ['admin organization_admin logist courier']])
  })

  test('can be undone and redone, by key and by button, which name the change', async () => {
    await open()
    await userEvent.click(step('8-3'))
    await userEvent.keyboard('{Delete}')
    expect(step('8-3').dataset.change).toBe('removed')
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-description')).toBe(
      'Undo: Step from Picked up by customer to Ready for dispatch removed',
    )
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(step('8-3').dataset.change).toBe('none')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(step('8-3').dataset.change).toBe('removed')
    expect(screen.getByText(/^Redone: Step from Picked up/)).toBeTruthy()
  })

  test('is not left without a question', async () => {
    const router = await open()
    await userEvent.click(step('8-3'))
    await userEvent.keyboard('{Delete}')
    await userEvent.click(screen.getByRole('button', { name: 'All flows' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(router.state.location.search).toMatchObject({ id: '3' })
  })
})

describe('warnings', () => {
  test('appear while drawing, can be repaired with one click, and ask before saving', async () => {
    await open()
    for (const pair of ['8-3', '8-9']) {
      await userEvent.click(step(pair))
      await userEvent.keyboard('{Delete}')
    }
    expect(await screen.findByRole('button', { name: 'Dead end: Picked up by customer' })).toBeTruthy()
    expect(await screen.findByText(/37 orders have no way out of/)).toBeTruthy()
    await userEvent.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Save 2 changes' }))
    expect(dialog.getByText(/2 steps removed.*boards of 6 people at once/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(saved()).toEqual([])
    const [repair] = screen.getAllByRole('button', { name: 'Restore step from Picked up by customer to Completed' })
    if (repair) await userEvent.click(repair)
    expect(await screen.findByText('Every status is reached, and every order can come to an end.')).toBeTruthy()
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText('The flow is saved')
  })
})

describe('another person', () => {
  const theirs = flow(
    { version: 13 },
    '1→2 LOA · 2→3 LOA · 3→6 LOA · 6→7 LOAC · 6→4 LOAC · 4→6 LOA · 6→5 L · 5→10 LOA · 7→9 LOA · 3→8 LOA · 8→9 LOA',
  )

  test('who saved first is shown beside the former flow and mine; conflicts are chosen, other changes are merged', async () => {
    await open()
    await userEvent.click(step('6-5'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Courier' }))
    refuse(orderFlowEditEndpoints.update, 412, { error: 'Changed meanwhile', data: theirs })
    await userEvent.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved this flow meanwhile' }))
    const cells = within(dialog.getByRole('row', { name: /L O A C/ })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['L O A C', 'L', 'L O A'])
    const choice = dialog.getByRole('radiogroup', { name: 'Whose counts: In delivery to Rejected' })
    await userEvent.click(within(choice).getByRole('radio', { name: 'Theirs' }))
    answer(orderFlowEditEndpoints.update, { data: { ...theirs, version: 14 } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save both' }))
    await screen.findByText('The flow is saved')
    expect(saved().at(-1)).toEqual(['"13"', ['logist']])
  })

  test('who saves meanwhile updates an unchanged draft, and shows a notice beside a changed one', async () => {
    await open()
    answer(orderFlowEndpoints.get, { data: theirs })
    await act(() => queryClient.invalidateQueries({ queryKey: ['order-flow', 'detail'] }))
    await waitFor(() => expect(seen(step('6-5'))).toBe('L'))
    await userEvent.click(step('8-9'))
    await userEvent.keyboard('{Delete}')
    answer(orderFlowEndpoints.get, { data: { ...theirs, version: 14 } })
    await act(() => queryClient.invalidateQueries({ queryKey: ['order-flow', 'detail'] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(await screen.findByRole('dialog', { name: 'Somebody else has saved this flow meanwhile' })).toBeTruthy()
  })
})

describe('the shared default', () => {
  test('can be read and copied by an organization, not changed', async () => {
    await open('/order-flow/?id=1', 'organization_admin')
    await userEvent.click(step('6-5'))
    expect(screen.getByRole('checkbox', { name: 'Courier' }).closest('fieldset')).toHaveProperty('disabled', true)
    await userEvent.keyboard('{Delete}c')
    expect(step('6-5').dataset.change).toBe('none')
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Make our own copy' })).toBeTruthy()
  })
})

describe('views of the draft', () => {
  test('as a role: steps of other roles are dimmed, and Escape shows everything', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: /View as/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Courier' }))
    const dim = (pair: string) => step(pair).closest('[data-dim]') !== null
    expect([dim('1-2'), dim('6-7')]).toEqual([true, false])
    node(1).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dim('1-2')).toBe(false))
  })

  test('as a rehearsal of the last thirty days, move by move', async () => {
    const pairs = [{ status_from: 8, status_to: 9, role: 'logist', refused: 46, order_ids: [71, 70] }]
    answer(orderFlowDraftEndpoints.rehearse, { data: { moves: 2914, refused: 58, pairs } })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Rehearse' }))
    await userEvent.click(await screen.findByRole('button', { name: '58 of 2,914 moves' }))
    expect(screen.getByText('Logist: 46 moves')).toBeTruthy()
    expect(screen.getByRole('link', { name: '#71' }).getAttribute('href')).toBe('/order-admin?id=71')
    await userEvent.click(step('8-3'))
    await userEvent.keyboard('{Delete}')
    expect(screen.getByText(/The draft has been changed since/)).toBeTruthy()
  })
})

describe('the matrix', () => {
  test('changes a block at once, and opens the roles of a full cell', async () => {
    await open('/order-flow/?id=3&view=matrix')
    act(() => cell('1-2').focus())
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}c')
    expect(['1-2', '1-3', '1-4'].map((pair) => seen(cell(pair)))).toEqual(['LOAC±', 'C+', 'C+'])
    act(() => cell('3-6').focus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Courier/ }))
    expect(seen(cell('3-6'))).toContain('LOAC')
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(cell('3-6')))
  })

  test.each(['', 'touch', 'mouse'])('loses a step that its menu removes, by “%s”', async (pointerType) => {
    await open('/order-flow/?id=3&view=matrix')
    act(() => cell('3-6').focus())
    await userEvent.keyboard('{Enter}')
    const remove = await screen.findByRole('menuitem', { name: 'Remove the step' })
    // Browsers send a pointer event of no kind for a click by key.
    fireEvent(remove, new PointerEvent('pointerdown', { bubbles: true, pointerType }))
    fireEvent(remove, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }))
    expect(cell('3-6').dataset.change).toBe('removed')
  })
})
