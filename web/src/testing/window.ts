import { Window } from 'happy-dom'

/** Returns a browser's window, for code that takes one as an argument. */
export function openWindow(url: string): Window {
  return new Window({ url })
}
