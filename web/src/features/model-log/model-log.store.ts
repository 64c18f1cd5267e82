import type { LogEntity } from '@tracklane/contract/model-log'
import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** Used in the place of an entity: the changes that a person made, by the id of the account. */
export const BY_PERSON = 'by-person'
export type LogSubject = LogEntity | typeof BY_PERSON

/** A row with a readable log, or a person with readable changes, and its name. */
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
  /** Counts the requests, since each begins at the first page. */
  readonly number: number
  /** Called when the dialog is closed, so that the screen can take the focus back. */
  readonly onClose?: (() => void) | undefined
}

/** The log that is open over the screen. Every row can ask, and one dialog answers. */
export const useModelLog = resetWithPerson(create<LogPanel>(() => ({ entity: null, id: null, name: '', visible: false, number: 0 })))

export function openLog({ entity, id, name }: LoggedRow, onClose?: () => void): void {
  useModelLog.setState(({ number }) => ({ entity, id, name, onClose, visible: true, number: number + 1 }))
}

export function closeLog(): void {
  const { visible, onClose } = useModelLog.getState()
  useModelLog.setState({ visible: false, onClose: undefined })
  if (visible) onClose?.()
}
