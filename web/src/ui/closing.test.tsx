import { MantineProvider, Menu, Modal, Popover } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const within = (children: ReactNode) => render(<MantineProvider theme={theme}>{children}</MantineProvider>)

const press = () => userEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }))

test('a closed menu is gone at once, and the next key goes to the screen', async () => {
  within(
    <Menu>
      <Menu.Target>
        <button type="button">Open</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Move</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  )
  await isGoneAtOnce('Move')
})

test('so is a closed popover', async () => {
  within(
    <Popover>
      <Popover.Target>
        <button type="button">Open</button>
      </Popover.Target>
      <Popover.Dropdown>Messages</Popover.Dropdown>
    </Popover>,
  )
  await isGoneAtOnce('Messages')
})

test('so is a closed dialog', async () => {
  within(<Asking />)
  await isGoneAtOnce('Sure?')
})

function Asking() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)}>
        Sure?
      </Modal>
    </>
  )
}

async function isGoneAtOnce(text: string): Promise<void> {
  await press()
  await screen.findByText(text)
  await press()
  expect(screen.queryByText(text)).toBeNull()
}
