import { MantineProvider, Menu } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

test('a closed menu is gone at once, and the next key goes to the screen', async () => {
  render(
    <MantineProvider theme={theme}>
      <Menu>
        <Menu.Target>
          <button type="button">Open</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Move</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  )
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await press()
  await screen.findByText('Move')
  await press()
  expect(screen.queryByText('Move')).toBeNull()
})
