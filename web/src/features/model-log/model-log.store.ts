import type { LogEntity } from '@tracklane/contract/model-log'
import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** In the place of an entity: the changes that a person made, by the id of the account. */
export const BY_PERSON = 'by-person'
export type LogSubject = LogEntity | typeof BY_PERSON

/** A row whose log can be read, or a person whose changes can, and what people call it. */
export interface LoggedRow {
  readonly entity: LogSubject
  readonly id: number
  readonly name: string
}

interface LogPanel {
  readonly entity: LogSubject | null
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
