import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

/** Calls `close` when the screen it was opened on is left, or when the layout goes. */
export function useCloseWithScreen(close: () => void): void {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is left when the address is another
  useEffect(() => close, [pathname, close])
}

/** Keeps the thing that is open over this screen, and drops it with the screen. */
export function useOpenHere<Thing>() {
  const pathname = usePathname()
  const [opened, setOpened] = useState<{ readonly thing: Thing; readonly at: string }>()
  if (opened && opened.at !== pathname) setOpened(undefined)
  const open = useCallback((thing: Thing) => setOpened({ thing, at: pathname }), [pathname])
  const close = useCallback(() => setOpened(undefined), [])
  return { opened: opened?.at === pathname ? opened.thing : undefined, open, close }
}

function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}
