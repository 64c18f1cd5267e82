import type { Page } from '@playwright/test'

/** Resolves once every requested channel is confirmed. */
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

/** Resolves once a channel with this prefix is confirmed. An earlier change is part of the loaded page and causes no event. */
export function subscription(page: Page, channel: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded') && String(payload).includes(channel)) resolve()
      })
    })
  })
}
