import type { LogEntity } from '@tracklane/contract/model-log'
import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** A row whose log can be read, and what people call it. */
export interface LoggedRow {
  readonly entity: LogEntity
  readonly id: number
  readonly name: string
}

interface LogPanel {
  readonly entity: LogEntity | null
  readonly id: number | null
  readonly name: string
  readonly visible: boolean
  /** Counts the requests: each begins at the first page. */
  readonly number: number
  /** The dialog is gone: the screen may take the focus back. */
  readonly onClose?: (() => void) | undefined
}

/** The log that is open over the screen: rows everywhere ask, one dialog answers. */
export const useModelLog = resetWithPerson(create<LogPanel>(() => ({ entity: null, id: null, name: '', visible: false, number: 0 })))

export function openLog({ entity, id, name }: LoggedRow, onClose?: () => void): void {
  useModelLog.setState(({ number }) => ({ entity, id, name, onClose, visible: true, number: number + 1 }))
}

export function closeLog(): void {
  const { visible, onClose } = useModelLog.getState()
  useModelLog.setState({ visible: false, onClose: undefined })
  if (visible) onClose?.()
}
