import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

/** Calls `close` when the screen it was opened on is left, or when the layout goes. */
export function useCloseWithScreen(close: () => void): void {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is left when the address is another
  useEffect(() => close, [pathname, close])
}

/** Keeps the thing that is open over this screen, and drops it with the screen. `atFirst` is open from the start. */
export function useOpenHere<Thing>(atFirst?: Thing) {
  const pathname = usePathname()
  const [opened, setOpened] = useState<{ readonly thing: Thing; readonly at: string } | undefined>(
    atFirst === undefined ? undefined : { thing: atFirst, at: pathname },
  )
  if (opened && opened.at !== pathname) setOpened(undefined)
  const open = useCallback((thing: Thing) => setOpened({ thing, at: pathname }), [pathname])
  const close = useCallback(() => setOpened(undefined), [])
  return { opened: opened?.at === pathname ? opened.thing : undefined, open, close }
}

/** Returns properties of a `Menu` of the layout, so that it closes with the screen. */
export function useMenuHere({ isOpenAtFirst = false } = {}) {
  const { opened, open, close } = useOpenHere<'menu'>(isOpenAtFirst ? 'menu' : undefined)
  return { opened: opened !== undefined, onChange: (isOpen: boolean) => (isOpen ? open('menu') : close()) }
}

function usePathname(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}
