import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { sessionEndpoints } from '@tracklane/contract/session'
import { expect, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { session } from './session.testing.ts'

const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'
const here = session({ id: 1, current: true })
const elsewhere = session({ id: 2, user_agent: EDGE, last_seen_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })
const program = session({ id: 3, user_agent: 'curl/8.5.0', ip: null })

async function openDialog() {
  renderScreen('/', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: /^User menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Password and sessions' }))
  return screen.findByRole('dialog', { name: 'Password and sessions' })
}

const rows = async (dialog: HTMLElement) => within(await within(dialog).findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')

test('a person sees their sessions beside the password', async () => {
  answer(sessionEndpoints.own, { data: [here, elsewhere, program] })
  const dialog = await openDialog()
  const [first, second, third] = await rows(dialog)
  expect(first?.textContent).toMatch(/^Firefox on Linux10\.2\.14\.33 · since \d\d:\d\dThis one$/)
  expect(second?.textContent).toMatch(/^Microsoft Edge on Windows.*seen 3 hours agoEnd$/)
  expect(third?.textContent).toMatch(/^curlsince .*Active nowEnd$/)
  expect(within(dialog).getByLabelText(/^New password again/)).toBeDefined()
})

test('one session is ended, and the next gets the focus', async () => {
  let sessions = [here, elsewhere, program]
  answer(sessionEndpoints.own, () => ({ data: sessions }))
  answer(sessionEndpoints.endOwn, undefined)
  const dialog = await openDialog()
  await rows(dialog)
  sessions = [here, program]
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the session: Microsoft Edge on Windows' }))
  await waitFor(async () => expect(await rows(dialog)).toHaveLength(2))
  expect(asked(sessionEndpoints.endOwn).map(({ path }) => path)).toEqual(['/api/user/session/2'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('End the session: curl'))
})

test('all other sessions are ended at once', async () => {
  let sessions = [here, elsewhere, program]
  answer(sessionEndpoints.own, () => ({ data: sessions }))
  answer(sessionEndpoints.endOthers, undefined)
  const dialog = await openDialog()
  await rows(dialog)
  sessions = [here]
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out elsewhere' }))
  expect(await screen.findByText('2 sessions have ended elsewhere')).toBeDefined()
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Sign out elsewhere' })).toBeNull())
  expect(asked(sessionEndpoints.endOthers)).toHaveLength(1)
})

test('a failed request can be repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refuse(sessionEndpoints.own, 503, { error: 'The service is not available right now' })
  const dialog = await openDialog()
  await within(dialog).findByText('The service is not available right now')
  answer(sessionEndpoints.own, { data: [here] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await rows(dialog)).toHaveLength(1)
})

test('impersonation ends no sessions', async () => {
  renderScreen('/', { as: profileOf('logist', { impersonator: { id: 1, first_name: 'Ada', last_name: 'Hall', seconds_left: 3000 } }) })
  await userEvent.click(await screen.findByRole('button', { name: /^User menu/ }))
  await screen.findByRole('menuitem', { name: 'Logout' })
  expect(screen.queryByRole('menuitem', { name: 'Password and sessions' })).toBeNull()
})
