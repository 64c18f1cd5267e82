import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import { languageEndpoints, type ManagedLanguage } from '@tracklane/contract/language'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

function language(patch: Partial<ManagedLanguage>): ManagedLanguage {
  const at = '2026-03-01T08:00:00.000Z'
  const stamps = { created_at: at, updated_at: at, version: 1 }
  const counts = { phrases: 1200, translated: 1200, users: 0 }
  return { id: 1, name: 'English', char_code: 'en', source_language: false, active: true, ...counts, ...stamps, ...patch }
}

const english = language({ source_language: true })
const german = language({ id: 2, name: 'Deutsch', char_code: 'de', users: 3 })
const polish = language({ id: 3, name: 'Polski', char_code: 'pl', translated: 1199, users: 1, active: false })
const all = [english, german, polish]

beforeEach(() => {
  answer(languageEndpoints.list, { data: all })
  answer(languageEndpoints.get, ({ path }) => ({ data: all.find(({ id }) => path.endsWith(`/${id}`)) ?? english }))
})

async function formNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

test('each has its progress and its readers, and links to its missing texts', async () => {
  renderScreen('/i18n/languages/', { as: 'admin' })
  const row = within(await screen.findByRole('row', { name: /Polski/ }))
  for (const text of ['pl', '1', 'Inactive']) expect(row.getByText(text)).toBeTruthy()
  const way = row.getByRole('link', { name: '99% · 1 missing in Polski: show what is missing' })
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toMatch(/^\/i18n\/phrases\/?\?missing_in=pl$/)
  expect(within(screen.getByRole('row', { name: /Deutsch/ })).getByText('100%')).toBeTruthy()
})

test('a new one needs name and code, and the menu of languages is loaded again', async () => {
  answer(languageEndpoints.create, { data: language({ id: 9, name: 'Português', char_code: 'pt-BR', translated: 0 }) })
  const router = renderScreen('/i18n/languages/', { as: 'admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'New language' }))
  const form = await formNamed('New language')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Português')
  await userEvent.type(form.getByRole('textbox', { name: /Code/ }), 'portuguese')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await form.findByText('Enter a code like de or pt-BR')).toBeTruthy()
  expect(asked(languageEndpoints.create)).toEqual([])
  const before = asked(i18nEndpoints.languageIndex).length
  await userEvent.clear(form.getByRole('textbox', { name: /Code/ }))
  await userEvent.type(form.getByRole('textbox', { name: /Code/ }), 'pt-br')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(languageEndpoints.create)[0]?.body).toEqual({ name: 'Português', char_code: 'pt-BR', active: true })
  await waitFor(() => expect(asked(i18nEndpoints.languageIndex).length).toBeGreaterThan(before))
})

test('making one inactive shows its readers first, and can be undone', async () => {
  answer(languageEndpoints.update, ({ body }) => ({ data: language({ ...german, ...(body as object), version: 2 }) }))
  renderScreen('/i18n/languages/?id=2', { as: 'admin' })
  const form = await formNamed('Deutsch')
  expect(form.getByRole('textbox', { name: /Code/ })).toHaveProperty('disabled', true)
  expect(form.queryByText(/When you save/)).toBeNull()
  await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
  expect(form.getByText('When you save: it is no longer offered, and 3 people read English')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const changes = () => asked(languageEndpoints.update).map(({ headers, body }) => [headers.get('If-Match'), body])
  await waitFor(() =>
    expect(changes()).toEqual([
      ['"1"', { active: false }],
      ['"2"', { active: true }],
    ]),
  )
})

test('one in use is not deleted: it gives the reason, and offers to make it inactive', async () => {
  const error = '3 accounts and 1,200 translations use this: make it inactive instead'
  refuse(languageEndpoints.remove, 409, { error, data: { users: 3, translations: 1200 } })
  answer(languageEndpoints.update, { data: { ...german, active: false, version: 2 } })
  renderScreen('/i18n/languages/?id=2', { as: 'admin' })
  const form = await formNamed('Deutsch')
  await userEvent.click(form.getByRole('button', { name: /Delete/ }))
  const sure = await screen.findByRole('dialog', { name: 'Action confirmation' })
  await userEvent.click(within(sure).getByRole('button', { name: /Delete/ }))
  expect((await form.findByRole('alert')).textContent).toContain(error)
  await userEvent.click(form.getByRole('button', { name: 'Make inactive' }))
  await waitFor(() => expect(asked(languageEndpoints.update)[0]?.body).toEqual({ active: false }))
})

test('the source language can be neither deleted nor made inactive', async () => {
  renderScreen('/i18n/languages/?id=1', { as: 'admin' })
  const form = await formNamed('English')
  expect(form.getByRole('checkbox', { name: 'Active' })).toHaveProperty('disabled', true)
  expect(form.queryByRole('button', { name: /Delete/ })).toBeNull()
})

test('a change of somebody else meanwhile is shown beside', async () => {
  refuse(languageEndpoints.update, 412, { error: 'Somebody changed this meanwhile', data: { ...german, name: 'German', version: 2 } })
  renderScreen('/i18n/languages/?id=2', { as: 'admin' })
  const form = await formNamed('Deutsch')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' (DE)')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Somebody else changed this meanwhile: save again to keep yours')).toBeTruthy()
})

test('the list is for administrators: others are led home', async () => {
  const router = renderScreen('/i18n/languages/', { as: 'organization_admin' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(asked(languageEndpoints.list)).toEqual([])
})
