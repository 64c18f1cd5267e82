import { createContext, type ReactNode, useContext } from 'react'

const InPopover = createContext(false)

/** Fields inside open their lists and calendars within the popover they stand in: one outside of it would close it. */
export function FieldsInPopover({ children }: { children: ReactNode }) {
  return <InPopover value>{children}</InPopover>
}

export function useFloating(): { withinPortal: boolean } {
  return { withinPortal: !useContext(InPopover) }
}
