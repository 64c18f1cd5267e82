import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import { type LogEntry, modelLogEndpoints } from '@tracklane/contract/model-log'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { userEndpoints } from '@tracklane/contract/user'
import { beforeEach, describe, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { answerUsers } from '#features/user/user.testing.ts'
import { setLanguage } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const line = (minute: number, patch: Partial<LogEntry> = {}): LogEntry => ({
  action: 'updated',
  date: `2026-03-01T08:${String(minute).padStart(2, '0')}:00.000Z`,
  actor_name: 'Ann Lee',
  changes: {},
  ...patch,
})
const renamed = (minute: number) => line(minute, { changes: { name: { old: `Name ${minute - 1}`, new: `Name ${minute}` } } })
const page = (logs: LogEntry[], pagesCount: number, relations = {}) => ({ data: { logs, relations, pagesCount } })
/** Reads its cells and lines one after the other. */
const textOf = (element: Element | undefined) => element?.textContent?.replaceAll('\u00A0', ' ')
const pagesAsked = () => asked(modelLogEndpoints.get).map(({ query }) => [query.get('page'), query.get('itemsPerPage')])

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  answer(orderEndpoints.get, { data: { ...orderRow(), transitions: [], refused: [] } })
  answer(countryEndpoints.list, { data: [country()] })
  answer(countryEndpoints.get, { data: country() })
  answer(currencyEndpoints.list, { data: [] })
})

/** Opens the log of the only country from its editor. */
async function openCountry() {
  renderScreen('/country/?id=1', { as: 'admin' })
  const editor = within(await screen.findByRole('dialog', { name: 'Germany' }))
  await userEvent.click(editor.getByRole('button', { name: 'Change log' }))
  return within(await screen.findByRole('dialog', { name: 'Change log · Germany' }))
}

async function openOrder(as: 'logist' | 'reporter' = 'logist', button = 'Change log') {
  renderScreen('/order/index?id=1', { as })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${button} · `) }))
}

describe("the dialog of a row's change log", () => {
  test('opens from the menu of its row, and returns the focus', async () => {
    answer(modelLogEndpoints.get, page([line(1, { action: 'created' })], 1))
    renderScreen('/country/', { as: 'admin' })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Germany' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change log' }))
    const log = within(await screen.findByRole('dialog', { name: 'Change log · Germany' }))
    expect(await log.findByText('created')).toBeTruthy()
    expect(asked(modelLogEndpoints.get)[0]?.path).toMatch(/\/model-log\/country\/1$/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('[data-row]')).toBeTruthy())
  })

  test('closes with Escape before the editor below, which keeps its input', async () => {
    answer(modelLogEndpoints.get, page([renamed(1)], 1))
    const log = await openCountry()
    expect(await log.findByText('Name 1')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Change log/ })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Germany' })).toBeTruthy()
  })

  test('has ten changes a page and seven page links, and another page size keeps the visible row', async () => {
    answer(modelLogEndpoints.get, ({ query }) => {
      const [at, size] = [Number(query.get('page')), Number(query.get('itemsPerPage'))]
      return page([renamed(50 - at)], 200 / size)
    })
    const log = await openCountry()
    expect(await log.findByText('Name 50')).toBeTruthy()
    const shown = () => log.getAllByRole('button').flatMap(({ textContent }) => (/^\d+$/.test(textContent ?? '') ? [textContent] : []))
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '20'])
    await userEvent.click(log.getByRole('button', { name: '4' }))
    expect(await log.findByText('Name 47')).toBeTruthy()
    const sizes = log.getByRole('combobox', { name: 'Changes per page' })
    expect(within(sizes).getAllByRole('option').map(textOf)).toEqual(['5 per page', '10 per page', '20 per page', '50 per page'])
    await userEvent.selectOptions(sizes, '5')
    expect(await log.findByText('Name 44')).toBeTruthy()
    expect(pagesAsked()).toEqual([
      ['0', '10'],
      ['3', '10'],
      ['6', '5'],
    ])
    await userEvent.click(log.getByRole('button', { name: 'Newer changes' }))
    expect(await log.findByText('Name 45')).toBeTruthy()
  })

  test('goes to the last page where the present one is gone', async () => {
    answer(modelLogEndpoints.get, ({ query }) =>
      query.get('page') === '1' ? page([], 1) : page([renamed(9)], pagesAsked().length > 1 ? 1 : 2),
    )
    const log = await openCountry()
    await userEvent.click(await log.findByRole('button', { name: '2' }))
    await waitFor(() => expect(pagesAsked().at(-1)?.[0]).toBe('0'))
    expect(await log.findByText('Name 9')).toBeTruthy()
  })

  test('starts at its first page each time it opens', async () => {
    answer(modelLogEndpoints.get, ({ query }) => page([renamed(20 - Number(query.get('page')))], 3))
    const log = await openCountry()
    await userEvent.click(await log.findByRole('button', { name: '3' }))
    expect(await log.findByText('Name 18')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Change log/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Change log' }))
    expect(await within(await screen.findByRole('dialog', { name: 'Change log · Germany' })).findByText('Name 20')).toBeTruthy()
  })

  test('says that nothing was changed, and that it could not be loaded', async () => {
    refuse(modelLogEndpoints.get, 500, { error: 'The database is away' })
    const log = await openCountry()
    expect(await log.findByText('The database is away')).toBeTruthy()
    answer(modelLogEndpoints.get, page([], 0))
    await userEvent.click(log.getByRole('button', { name: 'Try again' }))
    expect(await log.findByText('Nothing has been changed yet')).toBeTruthy()
  })
})

describe('its entries', () => {
  test('show old and new values side by side; related rows are among them, by time', async () => {
    const relations = { 'courier-order': [line(5, { action: 'created', changes: { courier: { old: null, new: 'Eve Hall' } } })] }
    const moved = line(9, { actor_name: 'Ann Lee (as Bob Ray)', changes: { status: { old: 'New', new: 'Processing' } } })
    answer(
      modelLogEndpoints.get,
      page([moved, line(1, { action: 'created', changes: { track: { old: null, new: 'TL1' } } })], 1, relations),
    )
    const log = await openOrder()
    const texts = (await log.findAllByRole('listitem')).map(textOf)
    expect(texts[0]).toMatch(/^Ann Lee \(as Bob Ray\) changed.*StatusNewProcessing$/)
    expect(texts[1]).toMatch(/courier assigned.*CourierEve Hall$/)
    expect(texts[2]).toMatch(/created.*TrackTL1$/)
  })

  test('are in German for a German reader, with German figures and no codes', async () => {
    const german = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([text, de]) => [text, { de }]))
    const data = {
      model_log: german({ 'Change log': 'Änderungen', 'Change log · {name}': 'Änderungen · {name}' }),
      order: german({ COD: 'Nachnahme', empty: 'leer' }),
      order_status: german({ New: 'Neu', 'In delivery': 'In Zustellung' }),
    }
    answer(i18nEndpoints.translationIndex, { data })
    useCommon.setState({ language: 'de' })
    setLanguage('de')
    const changes = {
      status: { old: 'New', new: 'In delivery' },
      payment_type: { old: null, new: 'COD' },
      total: { old: '10.00', new: '1234.50' },
      customer_language: { old: null, new: 'de' },
    }
    answer(modelLogEndpoints.get, page([line(1, { changes })], 1))
    const log = await openOrder('logist', 'Änderungen')
    const text = textOf((await log.findAllByRole('listitem'))[0])
    for (const part of ['NeuIn Zustellung', 'NANachnahme', '10,00 EUR1.234,50 EUR', 'leerDeutsch']) expect(text).toContain(part)
  })

  test('of an order can be read by a reporter, who may read no other log', async () => {
    answer(orderLogEndpoints.orderLog, page([renamed(3)], 1))
    const log = await openOrder('reporter')
    expect(await log.findByText('Name 3')).toBeTruthy()
    expect(asked(modelLogEndpoints.get)).toEqual([])
  })
})

test('of a person name their rows and link to them', async () => {
  answerUsers()
  const change = { ...line(5), entity: 'order', entity_id: 12, owner: null, link: '/order/index?id=12' }
  const assigned = {
    ...line(6),
    action: 'created' as const,
    entity: 'courier-order',
    entity_id: 90,
    owner: { entity: 'order', id: 12 },
    link: null,
  }
  const gone = { ...line(4, { action: 'deleted' }), entity: 'kanban', entity_id: 3, owner: null, link: null }
  answer(userEndpoints.changes, { data: { logs: [assigned, change, gone], pagesCount: 1 } })
  const router = renderScreen('/user/?id=12', { as: 'organization_admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'Changes by Jonas Brandt' }))
  const log = within(await screen.findByRole('dialog', { name: 'Changes by Jonas Brandt' }))
  expect(await log.findByText('Order 12: changed')).toBeTruthy()
  expect(log.getByText('Order 12: courier assigned')).toBeTruthy()
  expect(log.getByText('Board 3: deleted')).toBeTruthy()
  await userEvent.click(log.getByRole('link', { name: 'Show' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?id=12'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Changes by Jonas Brandt' })).toBeNull())
})
