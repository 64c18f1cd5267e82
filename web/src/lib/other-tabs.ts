/** Tells the other tabs that the person has signed out; works without a network. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

export function tellOtherTabs(): void {
  channel?.postMessage('ended')
}

export function onLeftElsewhere(handler: () => void): void {
  if (channel) channel.onmessage = handler
}
