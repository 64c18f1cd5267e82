import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { faqEndpoints } from '@tracklane/contract/faq'
import { orderAdminEndpoints } from '@tracklane/contract/order-admin'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { faqRow } from '#features/faq/faq.testing.ts'
import { answer, asked, cutOff, refuse, stayMute } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const NONE = { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } }
const WORDS = /You see the orders of your own country/
const link = () => screen.findByRole('link', { name: 'Read more about it' })

const question = faqRow({ key: 'empty-list' })

beforeEach(() => {
  answer(orderListEndpoints.list, NONE)
  answer(orderStatusEndpoints.list, { data: [] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  answer(faqEndpoints.list, onePage([question]))
})

describe('beside an empty list', () => {
  test('a logist finds an explanation and a link to the question', async () => {
    const router = renderScreen('/order/index', { as: 'logist' })
    expect(await screen.findByText(WORDS)).toBeTruthy()
    expect((await link()).getAttribute('href')).toBe('/faq/view?key=empty-list')
    expect(asked(faqEndpoints.list)[0]?.query.get('key')).toBe('empty-list')
    await userEvent.click(await link())
    await waitFor(() => expect(router.state.location.href).toBe('/faq/view?key=empty-list'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Why?' })).toBeTruthy()
  })

  test.each([
    ['admin', '/order-admin', /^You see the orders of all organizations\./],
    ['organization_admin', '/order/index', /^You see the orders of your organization\./],
    ['reporter', '/order/index', /^You see the orders of your own country and organization\..*when asked for\.$/],
  ] as const)('a %s finds only the explanation of their role, without a request', async (as, path, words) => {
    answer(orderAdminEndpoints.list, NONE)
    renderScreen(path, { as })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Read more about it' })).toBeNull()
    expect(asked(faqEndpoints.list)).toEqual([])
  })

  test.each([
    ['is not published', () => answer(faqEndpoints.list, onePage([]))],
    ['cannot be asked for', () => refuse(faqEndpoints.list, 500)],
    ['has not loaded', () => stayMute(faqEndpoints.list)],
    ['has no network', () => cutOff(faqEndpoints.list)],
  ])('there is no link to a question that %s, and no mention of it', async (_, given) => {
    given()
    renderScreen('/order/index', { as: 'logist' })
    expect(await screen.findByText(WORDS)).toBeTruthy()
    await waitFor(() => expect(asked(faqEndpoints.list).length).toBeGreaterThan(0))
    expect(screen.queryByRole('link', { name: 'Read more about it' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
