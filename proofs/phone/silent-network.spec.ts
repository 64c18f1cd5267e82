import { connect, createServer, type Server, type Socket } from 'node:net'
import { placeOrder, readOrder, STATUS } from '../../e2e/orders.ts'
import { get, signIn, signInByForm } from '../../e2e/session.ts'
import { devices, expect, type Page, test } from '../../e2e/test.ts'

test.use({ ...devices['Pixel 7'] })

test('a network that swallows everything without an error holds a move up no longer than it lasts', async ({ browser, baseURL }) => {
  const line = await openLine(Number(new URL(baseURL ?? '').port))
  const office = await browser.newPage()
  await signIn(office, 'logist')
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: `http://localhost:${line.port}` })
  const page = await phone.newPage()
  await page.goto('/login')
  await signInByForm(page, 'courier')
  await expect(page.getByRole('heading', { name: 'My deliveries', level: 1 })).toBeVisible()
  const { first_name, last_name } = await get<{ first_name: string; last_name: string }>(page, '/user/profile')
  const order = await placeOrder(office, { status: STATUS.IN_DELIVERY, courier: `${first_name} ${last_name}` })
  const card = page.getByRole('listitem').filter({ hasText: order.track })
  await expect(card).toBeVisible()

  line.silence()
  await deliver(page, order.track)
  await expect(card.getByText('Is being sent')).toBeVisible()
  await expect(card.getByText('No answer yet: it may have arrived')).toBeVisible()
  // The next try has just been lost too: the network comes back at the worst moment.
  const lost = line.lost()
  await page.waitForRequest((request) => request.url().includes(`/order/status/${order.id}`))
  await expect.poll(() => line.lost()).toBeGreaterThan(lost)
  expect((await readOrder(office, order)).status_id).toBe(STATUS.IN_DELIVERY)

  // Each connection that the browser kept from the silent time costs one wait, until none is left.
  line.speak()
  const spokenAt = performance.now()
  await expect.poll(async () => (await readOrder(office, order)).status_id, { timeout: 110_000 }).toBe(STATUS.DELIVERED)
  test.info().annotations.push({ type: 'arrived', description: `${Math.round(performance.now() - spokenAt)} ms after it spoke again` })
  await expect(page.getByText(/may have arrived/)).toBeHidden()
  await office.close()
  await phone.close()
  await line.close()
})

async function deliver(page: Page, track: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: track }).getByRole('button', { name: 'Delivered' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).tap()
}

/** Opens a line to the server that can go silent: it stays open, and its data is lost. */
async function openLine(target: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let lost = 0
  const server: Server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    let isDead = isSilent
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        if (!isDead) (socket === near ? far : near).destroy()
      })
    }
    const forward = (to: Socket) => (piece: Buffer) => {
      isDead ||= isSilent // a line that was open when the silence began stays dead
      if (isDead) lost += 1
      else to.write(piece)
    }
    near.on('data', forward(far))
    far.on('data', forward(near))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** The number of lost pieces. */
    lost: () => lost,
    silence: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
