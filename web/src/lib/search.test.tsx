import { useNavigate } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { PageQuery } from '@tracklane/contract/kit/page'
import { OrderQuery } from '@tracklane/contract/order-list'
import { expect, test } from 'vitest'
import type { Screen } from '#app/screen.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { lenient, parseSearch, stringifySearch, useFilter } from './search.ts'

test('a track that looks like a number stays a text', () => {
  expect(parseSearch('?track=662E41')).toEqual({ track: '662E41' })
})

test('a parameter named like an inherited property is a normal one', () => {
  const search = parseSearch('?constructor=1&toString=2&toString=3&__proto__=4&__proto__=5')
  expect(Object.entries(search)).toEqual([
    ['constructor', '1'],
    ['toString', ['2', '3']],
    ['__proto__', ['4', '5']],
  ])
})

test('empty values and page 1 are dropped, lists are joined', () => {
  expect(stringifySearch({ page: 1, track: '', status_id: [2, 3], search: undefined, paid: false })).toBe('?status_id=2,3&paid=0')
  expect(stringifySearch({ page: 1 })).toBe('')
  expect(stringifySearch({ page: 2 })).toBe('?page=2')
})

test('a list whose values may have commas is repeated in the address and read back', () => {
  const search = { code: ['HK-1', 'Unit 7, part 2'], page: 2 }
  expect(stringifySearch(search)).toBe('?code=HK-1&code=Unit+7,+part+2&page=2')
  const read = lenient(OrderQuery)
  expect(read(parseSearch(stringifySearch(search)))).toMatchObject(search)
  expect(read(parseSearch('?code=Unit+7,+part+2')).code).toEqual(['Unit 7, part 2'])
})

test('every value survives the way through the address', () => {
  const search = { search: 'Zoë & co, 5%', track: 'a+b' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('an invalid value counts as absent, and reading twice changes nothing', () => {
  const read = lenient(OrderQuery)
  const once = read({ page: 'x', status_id: '99', track: 'zzz', unknown: '1' })
  expect(once).toEqual({ page: 1, per_page: 25, track: ['zzz'] })
  expect(read(once)).toEqual(once)
})

test('unknown parameters are removed from the address', async () => {
  const orders: Screen = { path: '/order/index', guards: [], load: async () => ({ component: Tracks, search: OrderQuery }) }
  const router = renderScreen('/order/index?page=1&per_page=25&track=zzz&status_id=99&foo=1', { as: 'logist', screens: [orders] })
  expect(await screen.findByText('zzz on page 1 of 25')).toBeDefined()
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?track=zzz'))
})

test('another filter starts at page 1', async () => {
  const paged: Screen = { path: '/paged', guards: [], load: async () => ({ component: Paged, search: PageQuery }) }
  const router = renderScreen('/paged?page=4', { as: 'logist', screens: [paged] })
  ;(await screen.findByRole('button', { name: 'Search on page 4' })).click()
  await waitFor(() => expect(router.state.location.href).toBe('/paged?search=lee'))
})

test('a filter that is set after its screen was left changes no other address', async () => {
  const left: Screen = { path: '/left', guards: [], load: async () => ({ component: Leaving, search: PageQuery }) }
  const next: Screen = { path: '/next', guards: [], load: async () => ({ component: () => <p>The next screen</p> }) }
  const router = renderScreen('/left', { as: 'logist', screens: [left, next] })
  ;(await screen.findByRole('button', { name: 'Leave, then filter' })).click()
  expect(await screen.findByText('The next screen')).toBeDefined()
  await waitFor(() => expect(router.state.isLoading).toBe(false))
  expect(router.state.location.href).toBe('/next')
})

function Leaving() {
  const [, patch] = useFilter(PageQuery)
  const navigate: (to: { to: string }) => Promise<void> = useNavigate()
  const leave = async () => {
    const leaving = navigate({ to: '/next' })
    await patch({ search: 'late' })
    await leaving
  }
  return (
    <button type="button" onClick={() => void leave()}>
      Leave, then filter
    </button>
  )
}

function Tracks() {
  const [filter] = useFilter(OrderQuery)
  return (
    <p>
      {filter.track} on page {filter.page} of {filter.per_page}
    </p>
  )
}

function Paged() {
  const [filter, patch] = useFilter(PageQuery)
  return (
    <button type="button" onClick={() => patch({ search: 'lee' })}>
      Search on page {filter.page}
    </button>
  )
}
