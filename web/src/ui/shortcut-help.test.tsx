import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addTranslations, setLanguage, useT } from '#lib/i18n.ts'
import { ShortcutHost } from './shortcut-host.tsx'
import { useShortcuts } from './shortcuts.ts'

addTranslations({ keys: { 'List the keys': { de: 'Tasten auflisten' } }, order: { 'Search orders': { de: 'Bestellungen suchen' } } })
afterEach(() => setLanguage('en'))

function Screen() {
  const t = useT()
  useShortcuts([{ key: '/', label: t('order', 'Search orders') }])
  return null
}

test('the open list of shortcuts follows the language', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <MantineProvider env="test">
      <RouterContextProvider router={router}>
        <ShortcutHost />
        <Screen />
      </RouterContextProvider>
    </MantineProvider>,
  )
  await userEvent.keyboard('?')
  expect(await screen.findByText('Search orders')).toBeTruthy()
  act(() => setLanguage('de'))
  expect(screen.getByText('Bestellungen suchen')).toBeTruthy()
  expect(screen.getByText('Tasten auflisten')).toBeTruthy()
  expect(screen.queryByText('Search orders')).toBeNull()
})
