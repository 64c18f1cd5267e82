import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { beforeEach, expect, test } from 'vitest'
import { country } from '#features/country/country.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const hungary = country({ id: 2, name: 'Hungary', code: 'HU' })
const poland = country({ id: 3, name: 'Poland', code: 'PL' })

beforeEach(() => {
  answer(courierEndpoints.list, onePage([]))
  answer(courierEndpoints.accounts, { data: [] })
  answer(countryEndpoints.list, { data: [country(), hungary, poland] })
})

/** Opens the form of a person with several countries, in an organization that serves these. */
async function openForm(country_ids: number[], role: 'organization_admin' | 'logist' = 'organization_admin') {
  const profile = profileOf(role, { country_id: null })
  answer(organizationOptions, { data: [{ id: profile.organization_id ?? 0, name: 'Acme', active: true, country_ids }] })
  renderScreen('/courier/?new=1', { as: profile })
  return within(await screen.findByRole('dialog', { name: 'New courier' }))
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('countries outside the organization are not offered', async () => {
  const form = await openForm([2, 3])
  await userEvent.click(form.getByRole('combobox', { name: 'Country' }))
  // The list may be open before the answer.
  await waitFor(() => expect(options()).toEqual(['Hungary', 'Poland']))
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', '')
})

test('its only country is chosen, without counting as a change', async () => {
  const form = await openForm([2])
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Hungary'))
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a logist, who may not list organizations, gets every country', async () => {
  const form = await openForm([2], 'logist')
  await userEvent.click(form.getByRole('combobox', { name: 'Country' }))
  await waitFor(() => expect(options()).toEqual(['Germany', 'Hungary', 'Poland']))
  expect(asked(organizationOptions)).toEqual([])
})
