import type { Page } from '@playwright/test'

/** Fulfilled once every channel that is asked for is confirmed. */
export function subscriptions(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let open = 0
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"pusher:subscribe"')) open += 1
      })
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).includes('subscription_succeeded')) return
        open -= 1
        if (open === 0) resolve()
      })
    })
  })
}

/** Fulfilled once the page is told of a channel whose name begins so. A change before that is loaded, and nothing is said of it. */
export function subscription(page: Page, channel: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded') && String(payload).includes(channel)) resolve()
      })
    })
  })
}
