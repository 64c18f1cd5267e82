import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import { i18nSourceEndpoints as on, type SourcePhrase } from '@tracklane/contract/i18n-source'
import { languageEndpoints } from '@tracklane/contract/language'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'

const COUNT = '{count, plural, one {# order} other {# orders}}'

function row(id: number, message: string, translations: Record<string, string>): SourcePhrase {
  const seen = {
    first_seen_at: '2026-10-02T08:00:00.000Z',
    last_seen_at: '2026-11-20T08:00:00.000Z',
    last_seen_path: '/order/index',
    seen_count: 4,
  }
  const missing_in = ['de', 'pl'].filter((code) => !(code in translations))
  return { id, category: 'orders', message, translations, missing_in, ...seen, updated_at: '2026-11-20T08:00:00.000Z', version: 1 }
}

const late = row(1, 'Late orders', { de: 'Verspätete Bestellungen', pl: 'Opóźnione' })
const counted = row(2, COUNT, { de: '{count, plural, one {# Auftrag} other {# Aufträge}}' })
const plain = row(3, 'Nobody yet', { de: 'Noch niemand' })
const kept = { phrases: 3, users: 0, created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-20T08:00:00.000Z', version: 1 }
const language = (id: number, name: string, char_code: string, active = true) => ({
  ...{ id, name, char_code, source_language: id === 1, active, translated: 0 },
  ...kept,
})
const LANGUAGES = [language(1, 'English', 'en'), language(2, 'Deutsch', 'de'), language(3, 'Polski', 'pl')]

beforeEach(() => {
  setWindowWidth(1440)
  answer(i18nEndpoints.languageIndex, { data: LANGUAGES })
  answer(languageEndpoints.list, { data: LANGUAGES })
  answer(on.categories, { data: [{ id: 1, name: 'order_editor', total: 3, missing: { pl: 2 } }] })
  answer(on.list, { data: [late, counted, plain], meta: { current_page: 1, per_page: 50, total: 3, last_page: 1 } })
  answer(on.update, ({ path, body }) => {
    const [id, { translations }] = [Number(path.split('/').at(-1)), body as { translations: Record<string, string> }]
    const known = [late, counted, plain].find((one) => one.id === id) ?? plain
    return { data: { ...known, translations: { ...known.translations, ...translations }, version: 2 } }
  })
})

const written = () => asked(on.update).map(({ headers, body }) => [headers.get('If-Match'), body])
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const cell = (text: string) => screen.findByRole('gridcell', { name: text })

describe('the phrases', () => {
  test('are listed by language, with the missing ones marked', async () => {
    renderScreen('/i18n/phrases/', { as: 'admin' })
    expect(await cell('Opóźnione')).toBeTruthy()
    expect(screen.getAllByRole('gridcell', { name: 'Missing' })).toHaveLength(2)
    expect(screen.getByRole('columnheader', { name: /Polski/ }).textContent).toContain('2 missing')
    expect(screen.getByRole('button', { name: /^Order editor/ }).textContent).toBe('Order editor66%3')
  })

  test('have categories with English names in every language, which the screen says', async () => {
    renderScreen('/i18n/phrases/', { as: 'admin' })
    expect((await screen.findByText('Order editor')).lang).toBe('en')
    expect(screen.getByText('All').lang).toBe('')
    act(() => setWindowWidth(360))
    expect((await screen.findByRole('option', { name: /^Order editor/ })).lang).toBe('en')
    expect(screen.getByRole('option', { name: /^All categories/ }).lang).toBe('')
  })

  test('can be translated into an inactive language, which has nothing missing unless it is chosen', async () => {
    answer(languageEndpoints.list, { data: [language(4, 'Česky', 'cs', false), ...LANGUAGES] })
    renderScreen('/i18n/phrases/', { as: 'admin' })
    await screen.findByRole('grid')
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Česky · Inactive' }))
    await waitFor(() => expect(heads().at(-1)).toContain('Česky · Inactive'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: /^Order editor/ }).textContent).toBe('Order editor66%3')
    await userEvent.click(screen.getAllByRole('gridcell', { name: 'Missing' })[0] as HTMLElement)
    await userEvent.type(await field(/in Česky$/), 'Pozdní{Enter}')
    await waitFor(() => expect(written()).toEqual([['"1"', { translations: { cs: 'Pozdní' } }]]))
  })

  test('keep their filter while columns are chosen, until its own column is hidden', async () => {
    const router = renderScreen('/i18n/phrases/?missing_in=pl', { as: 'admin' })
    await screen.findByRole('grid')
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deutsch' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ missing_in: 'pl', shown: 'pl' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deutsch' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Polski' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ shown: 'de' }))
  })

  test('are requested as the address says, and filtered', async () => {
    const router = renderScreen('/i18n/phrases/?category=orders&missing_in=pl&nonsense=1', { as: 'admin' })
    await screen.findByRole('grid')
    expect(Object.fromEntries(asked(on.list)[0]?.query ?? [])).toMatchObject({ category: 'orders', missing_in: 'pl' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Missing in' }), 'Missing in any')
    await waitFor(() => expect(router.state.location.search).toEqual({ category: 'orders', missing_in: 'any' }))
  })

  test('that could not be loaded are requested again', async () => {
    refuse(on.list, 500, { error: 'The database is away' })
    renderScreen('/i18n/phrases/', { as: 'admin' })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  })

  test('are for administrators', async () => {
    const router = renderScreen('/i18n/phrases/', { as: 'organization_admin' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('by keyboard', () => {
  test('the key that saves is printed in the button, as in every other editor', async () => {
    renderScreen('/i18n/phrases/', { as: 'admin' })
    await userEvent.click(await cell('Opóźnione'))
    const save = await screen.findByRole('button', { name: 'Save and next missing' })
    expect(save.querySelector('kbd')?.textContent).toBe('Ctrl ↵')
  })

  test('arrows move, Enter edits, Escape leaves and returns the focus', async () => {
    renderScreen('/i18n/phrases/', { as: 'admin' })
    ;(await cell('Verspätete Bestellungen')).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}{Home}')
    expect(document.activeElement?.textContent).toContain('Aufträge')
    await userEvent.keyboard('{Enter}')
    expect(await field(/in Deutsch$/)).toBe(document.activeElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.id).toBe('phrase-2-de'))
  })

  test('N goes to the next missing text; Ctrl Enter saves and goes on, until nothing is missing', async () => {
    const router = renderScreen('/i18n/phrases/', { as: 'admin' })
    await cell('Opóźnione')
    await userEvent.keyboard('n')
    await userEvent.type(await field(/in Polski$/), '{{count, plural, one {{# zamówienie} other {{# zamówienia}}')
    expect(await screen.findByText('Polski also needs the form “few”, for 2, 22')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save and next missing' })).toHaveProperty('disabled', true)
    expect(screen.getAllByText('No form yet').length).toBeGreaterThan(2)
    await userEvent.click(screen.getByRole('button', { name: 'Add few' }))
    await waitFor(async () => expect(await field(/in Polski$/)).toBe(document.activeElement))
    await userEvent.keyboard('# zamówienia')
    await userEvent.click(await screen.findByRole('button', { name: 'Add many' }))
    await userEvent.keyboard('# zamówień{Control>}{Enter}{/Control}')
    await field(/^Nobody yet in Polski$/)
    expect(router.state.location.search).toMatchObject({ id: '3', in: 'pl' })

    await userEvent.keyboard('Jeszcze nikt{Enter}')
    expect(await screen.findByText('Nothing is missing here')).toBeTruthy()
    const pl = '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}'
    expect(written().map(([, body]) => body)).toEqual([{ translations: { pl } }, { translations: { pl: 'Jeszcze nikt' } }])
    expect(screen.getAllByRole('gridcell', { name: 'Jeszcze nikt' })).toHaveLength(1)
  })

  test('the category is named in its own language, outside the sentences of another', async () => {
    renderScreen('/i18n/phrases/?id=1&in=de', { as: 'admin' })
    await field(/in Deutsch$/)
    const label = screen.getByText(/^Category:/)
    expect(label.textContent).toBe('Category: Orders')
    expect(label.querySelector('[lang]')?.outerHTML).toBe('<span lang="en">Orders</span>')
  })

  test('Alt with an arrow leads to the other language, and asks before unsaved text is lost', async () => {
    renderScreen('/i18n/phrases/?id=1&in=de', { as: 'admin' })
    await field(/in Deutsch$/)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await userEvent.type(await field(/in Polski$/), ' x{Escape}')
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
  })
})

describe('two people', () => {
  test('in two languages do not affect each other', async () => {
    renderScreen('/i18n/phrases/?id=3&in=pl', { as: 'admin' })
    const theirs = { ...plain, version: 5, translations: { de: 'Niemand' } }
    refuse(on.update, 412, ({ headers }) => {
      if (headers.get('If-Match') === '"1"')
        answer(on.update, { data: { ...theirs, translations: { ...theirs.translations, pl: 'Nikt' }, version: 6 } })
      return { data: theirs }
    })
    await userEvent.type(await field(/in Polski$/), 'Nikt')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(written().map(([version]) => version)).toEqual(['"1"', '"5"']))
    expect(await screen.findByText('The text is saved')).toBeTruthy()
  })

  test('in the same language see both texts, and choose', async () => {
    renderScreen('/i18n/phrases/?id=3&in=pl', { as: 'admin' })
    refuse(on.update, 412, { data: { ...plain, version: 5, translations: { pl: 'Nikogo' } } })
    const mine = await field(/in Polski$/)
    await userEvent.type(mine, 'Nikt')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Somebody else wrote another text meanwhile/)).toBeTruthy()
    expect([screen.getByText('Nikogo') !== null, mine]).toEqual([true, expect.objectContaining({ value: 'Nikt' })])
    await userEvent.click(screen.getByRole('button', { name: 'Take this' }))
    expect(mine).toHaveProperty('value', 'Nikogo')
  })
})

test.each([
  ['goes back from the version that it has made', () => answer(on.update, { data: { ...plain, version: 6 } }), 'Undone'],
  [
    'stays where somebody has changed it since, and that is said',
    () => refuse(on.update, 412, { error: 'Somebody changed this meanwhile', data: { ...plain, version: 6 } }),
    'Somebody changed this meanwhile',
  ],
])('a text %s', async (_what, answerBack, said) => {
  answer(on.update, { data: { ...plain, version: 5, translations: { pl: 'Nikt' } } })
  renderScreen('/i18n/phrases/?id=3&in=pl', { as: 'admin' })
  await userEvent.type(await field(/in Polski$/), 'Nikt')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The text is saved')
  answerBack()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(written()).toEqual([
    ['"1"', { translations: { pl: 'Nikt' } }],
    ['"5"', { translations: { pl: null } }],
  ])
})

test('a new phrase is created with its category, and is translated next', async () => {
  answer(on.create, { data: row(9, 'Hello', {}) })
  const router = renderScreen('/i18n/phrases/', { as: 'admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'New phrase' }))
  await userEvent.type(await screen.findByRole('combobox', { name: /^Category/ }), 'greeting')
  await userEvent.type(screen.getByRole('textbox', { name: /English text/ }), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Add phrase' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'Hello', id: '9', in: 'de' }))
  expect(asked(on.create)[0]?.body).toEqual({ category: 'greeting', message: 'Hello' })
})

test('deleting asks first and says that the phrase may come back', async () => {
  renderScreen('/i18n/phrases/?id=1&in=de', { as: 'admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete phrase' }))
  expect(await screen.findByText(/comes back untranslated/)).toBeTruthy()
  expect(screen.getByText(/Are you sure you want to delete the item\? This action is irreversible\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(asked(on.remove)).toHaveLength(1))
})
