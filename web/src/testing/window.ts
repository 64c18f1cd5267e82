import { Window } from 'happy-dom'

/** A browser's window, for code that is given one of its own. */
export function openWindow(url: string): Window {
  return new Window({ url })
}
