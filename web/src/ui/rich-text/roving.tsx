import { createContext, type FocusEvent, type KeyboardEvent, type MouseEvent, useContext, useState } from 'react'

const Roving = createContext<{ current: string; setCurrent: (name: string) => void }>({ current: '', setCurrent: () => {} })

export const RovingProvider = Roving.Provider

/** Makes a toolbar one stop of Tab: its arrows lead from tool to tool, and it remembers the last one. */
export function useRoving(first: string) {
  const [current, setCurrent] = useState(first)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
    const at = tools.indexOf(event.target as HTMLElement) // only elements have keys
    const next = at < 0 ? undefined : tools[nextOf(event.key, at, tools.length)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { state: { current, setCurrent }, onKeyDown }
}

function nextOf(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

/** Makes a button a tool. A press with the mouse leaves the focus in the text. */
export function useTool(name: string) {
  const { current, setCurrent } = useContext(Roving)
  return {
    type: 'button',
    'data-tool': name,
    tabIndex: current === name ? 0 : -1,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setCurrent(name)
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const
}
