import { createContext, type ReactNode, useContext } from 'react'

const InPopover = createContext(false)

/** Makes fields open their lists and calendars within their popover, since a press outside would close it. */
export function FieldsInPopover({ children }: { children: ReactNode }) {
  return <InPopover value>{children}</InPopover>
}

export function useFloating(): { withinPortal: boolean } {
  return { withinPortal: !useContext(InPopover) }
}
