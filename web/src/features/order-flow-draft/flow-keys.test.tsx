import { act, fireEvent, waitFor } from '@testing-library/react'
import { countryEndpoints } from '@tracklane/contract/country'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderFlowDraftEndpoints } from '@tracklane/contract/order-flow-draft'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { addTranslations, setLanguage } from '#lib/i18n.ts'
import { answer } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'
import { cell, flow, seen, step } from './flow-draft.testing.ts'

beforeEach(() => {
  setWindowWidth(1440)
  answer(orderFlowEndpoints.get, { data: flow() })
  answer(orderFlowDraftEndpoints.reach, { data: { people: 0, organizations: 1, orders: [] } })
  answer(orderFlowDraftEndpoints.check, { data: { issues: [], changes: { added: [], removed: [], changed: [] } } })
  answer(countryEndpoints.list, { data: [country()] })
  answer(organizationEndpoints.options, { data: [{ id: 1, name: 'Hansekurier', active: true }] })
})

async function openMatrix() {
  renderScreen('/order-flow/?id=3&view=matrix', { as: 'admin' })
  await waitFor(() => expect(document.querySelector('[data-cell="1-4"]')).toBeTruthy())
  act(() => cell('1-4').focus())
}

/** Presses a key: the sign it writes, and the Latin one at the same place. */
function press(key: string, place: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${place}`, ...modifiers })
}

test('on a Ukrainian keyboard roles, undo and the view act by the positions of their letters', async () => {
  await openMatrix()
  press('д', 'L')
  press('щ', 'O')
  press('с', 'C')
  expect(seen(cell('1-4'))).toBe('LOC+')
  press('я', 'Z', { ctrlKey: true })
  expect(seen(cell('1-4'))).toBe('LO+')
  press('Я', 'Z', { ctrlKey: true, shiftKey: true })
  expect(seen(cell('1-4'))).toBe('LOC+')
  press('п', 'G')
  await waitFor(() => expect(seen(step('1-4'))).toBe('LOC'))
})

/** The roles' letters in Polish and Ukrainian. */
const LETTERS = {
  pl: { L: 'L', O: 'O', A: 'A', C: 'K' },
  uk: { L: 'Л', O: 'О', A: 'А', C: 'К' },
}

test.each([
  [
    'pl',
    'as they are written',
    [
      ['k', 'K'],
      ['l', 'L'],
    ],
    'LK+',
  ],
  [
    'uk',
    'as they are written',
    [
      ['к', 'R'],
      ['л', 'K'],
      ['о', 'J'],
      ['а', 'F'],
    ],
    'ЛОАК+',
  ],
  [
    'uk',
    'on a Latin keyboard',
    [
      ['c', 'C'],
      ['l', 'L'],
      ['o', 'O'],
      ['a', 'A'],
    ],
    'ЛОАК+',
  ],
] as const)('the letters of roles act in %s, %s', async (language, _where, keys, roles) => {
  addTranslations({ flow_role: Object.fromEntries(Object.entries(LETTERS[language]).map(([key, text]) => [key, { [language]: text }])) })
  setLanguage(language)
  await openMatrix()
  for (const [key, place] of keys) press(key, place)
  expect(seen(cell('1-4'))).toBe(roles)
})
