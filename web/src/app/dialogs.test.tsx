import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { answerForDialogs, type DialogRow, dialogRows } from './dialogs.testing.tsx'

let confirmed = 0
const confirm = () => {
  confirmed += 1
}

beforeEach(() => {
  confirmed = 0
  answerForDialogs()
})

function Opened({ show, ask, opener }: DialogRow) {
  const [isOpen, setOpen] = useState(false)
  if (opener) return show?.(() => {})
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => (ask ? ask(() => currentTarget.focus()) : setOpen(true))}>
        Open it
      </button>
      {isOpen && show?.(() => setOpen(false))}
    </>
  )
}

async function open(row: DialogRow) {
  if (row.sends) answer(row.sends, { data: row.reply ?? {} } as never)
  renderScreen('/', {
    as: row.as ?? 'logist',
    screens: [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: () => <Opened {...row} /> }) }],
  })
  await queryClient.prefetchQuery(orderStatusQueries.list()) // as the list around it has done
  await userEvent.click(await screen.findByRole('button', { name: openerOf(row) }))
  if (row.key) await userEvent.keyboard(row.key)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(nameOf(document.activeElement)).toMatch(row.focus))
  return within(dialog)
}

const openerOf = ({ opener = 'Open it' }: DialogRow) => opener

/** Returns the label of a field or the text of a button. */
function nameOf(element: Element | null): string {
  if (element === document.body) return 'the page'
  const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : undefined
  return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
}

const effects = ({ sends, isSent = () => true }: DialogRow) => (sends ? asked(sends).filter(isSent).length : confirmed)

const rows = Object.entries(dialogRows(confirm))

test.each(rows)('the dialog "%s" starts with the focus in its first field, and returns it when it closes', async (_, row) => {
  await open(row)
  await userEvent.keyboard('{Escape}')
  if (row.isKept) {
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(nameOf(document.activeElement)).toBe(openerOf(row)))
  expect(effects(row)).toBe(row.isKept ? 1 : 0)
})

test.each(rows.filter(([, { isToRead }]) => !isToRead))(
  'the dialog "%s" is saved by Ctrl+Enter, once, and its button says so',
  async (_, row) => {
    const dialog = await open(row)
    await row.before?.()
    if (row.typed) await userEvent.keyboard(row.typed)
    const buttons = dialog.getAllByRole('button').filter((button) => button.getAttribute('aria-keyshortcuts') === 'Control+Enter')
    expect(buttons).toHaveLength(1)
    expect(effects(row)).toBe(0)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(effects(row)).toBe(1))
  },
)

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])('a question has the focus on its answer, which %s gives', async (keys) => {
  let given: boolean | undefined
  const ask = async () => {
    given = await confirmAction({ title: 'Delete it?', message: 'Really?', confirmLabel: 'Delete' })
  }
  const component = () => (
    <button type="button" onClick={() => void ask()}>
      Open it
    </button>
  )
  renderScreen('/', { as: 'logist', screens: [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component }) }] })
  await userEvent.click(await screen.findByRole('button', { name: 'Open it' }))
  await waitFor(() => expect(nameOf(document.activeElement)).toMatch(/^Delete/))
  await userEvent.keyboard(keys)
  await waitFor(() => expect(given).toBe(true))
})
