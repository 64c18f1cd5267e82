import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerOnboarding, section } from './onboarding.testing.ts'

beforeEach(answerOnboarding)

const form = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('sections show their contents, missing languages and hidden ones; arrows sort them', async () => {
  answer(onboardingSectionEndpoints.place, { data: [] })
  renderScreen('/onboarding-admin/section/', { as: 'admin' })
  const day = await screen.findByRole('link', { name: 'Day' })
  expect(screen.getByRole('link', { name: '2 categories' }).getAttribute('href')).toBe('/onboarding-admin/category?section_id=1')
  expect(within(day.closest('li') as HTMLElement).getByText('Not published')).toBeTruthy()
  expect(await screen.findByText('Missing: English, Deutsch')).toBeTruthy()
  screen.getByRole('button', { name: 'Move Day with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(asked(onboardingSectionEndpoints.place).map(({ body }) => body)).toEqual([{ ids: [2, 1] }]))
})

test('a new one needs only a name, which is trimmed', async () => {
  answer(onboardingSectionEndpoints.create, { data: section({ id: 3, name: 'Money' }) })
  renderScreen('/onboarding-admin/section/?new=1', { as: 'admin' })
  const open = await form('New section')
  await userEvent.click(open.getByRole('button', { name: 'Add section' }))
  expect(await open.findByText('Write it in at least one language')).toBeTruthy()
  expect(open.getByRole('textbox', { name: 'Description (English)' }).hasAttribute('required')).toBe(false)
  await userEvent.type(open.getByRole('textbox', { name: 'Name (English)' }), ' Money ')
  await userEvent.click(open.getByRole('button', { name: 'Add section' }))
  await waitFor(() =>
    expect(asked(onboardingSectionEndpoints.create).map(({ body }) => body)).toEqual([
      { published: true, translations: { en: { name: 'Money', description: '' } } },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New section' })).toBeNull())
})

test('a description is sent with the name of its language, without other languages', async () => {
  answer(onboardingSectionEndpoints.update, { data: section({ version: 3 }) })
  renderScreen('/onboarding-admin/section/?id=1', { as: 'admin' })
  const open = await form('Start')
  await userEvent.click(open.getByRole('radio', { name: /^Deutsch, written/ }))
  await userEvent.type(open.getByRole('textbox', { name: 'Description (Deutsch)' }), 'Wo alles steht')
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked(onboardingSectionEndpoints.update)[0]?.body).toEqual({
      translations: { de: { name: 'Anfang', description: 'Wo alles steht' } },
    }),
  )
  expect(asked(onboardingSectionEndpoints.update)[0]?.headers.get('If-Match')).toBe('"2"')
})

test('unpublishing shows the affected people first', async () => {
  renderScreen('/onboarding-admin/section/?id=1', { as: 'admin' })
  const open = await form('Start')
  await userEvent.click(open.getByRole('checkbox', { name: 'Published' }))
  expect(open.getByText('When you save: logists no longer find the section, nor its 2 categories')).toBeTruthy()
})

test('unsaved changes ask before they are lost', async () => {
  renderScreen('/onboarding-admin/section/?id=1', { as: 'admin' })
  const open = await form('Start')
  await userEvent.click(open.getByRole('checkbox', { name: 'Published' }))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('one with categories is not deleted: it gives the reason and a link to them', async () => {
  refuse(onboardingSectionEndpoints.remove, 409, {
    error: '2 categories are in it: unpublish it instead',
    data: { onboarding_categories: 2 },
  })
  renderScreen('/onboarding-admin/section/?id=1', { as: 'admin' })
  const open = await form('Start')
  await userEvent.click(open.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /confirm/i })).getByRole('button', { name: 'Delete' }))
  expect(await open.findByText('2 categories are in it: unpublish it instead')).toBeTruthy()
  expect(open.getByRole('link', { name: 'Show 2 categories' }).getAttribute('href')).toBe('/onboarding-admin/category?section_id=1')
})

test('a change of somebody else meanwhile is shown beside mine, by language', async () => {
  const theirs = section({ version: 3, translations: { en: { name: 'Begin', description: '' } } })
  refuse(onboardingSectionEndpoints.update, 412, { data: theirs })
  renderScreen('/onboarding-admin/section/?id=1', { as: 'admin' })
  const open = await form('Start')
  await userEvent.click(open.getByRole('radio', { name: /^English/ }))
  await userEvent.type(open.getByRole('textbox', { name: 'Name (English)' }), ' now')
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(await open.findByText(/Somebody else changed this meanwhile, at/)).toBeTruthy()
  expect(open.getByText('Begin')).toBeTruthy()
  await userEvent.click(open.getByRole('button', { name: /Take this/ }))
  expect(open.getByRole('textbox', { name: 'Name (English)' })).toHaveProperty('value', 'Begin')
})
