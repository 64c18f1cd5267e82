import { useCombobox } from '@mantine/core'
import { useState } from 'react'

/** The option that Enter takes, by its id: Mantine's field names only those that arrows have led to, not the first one. */
export function useActiveOption() {
  const store = useCombobox({ opened: true })
  const [active, setActive] = useState<string>()
  const noted = (id: string | null) => {
    setActive(id ?? undefined)
    return id
  }
  const combobox = {
    ...store,
    selectNextOption: () => noted(store.selectNextOption()),
    selectPreviousOption: () => noted(store.selectPreviousOption()),
  }
  return { combobox, active, selectFirst: () => noted(store.selectFirstOption()) }
}
