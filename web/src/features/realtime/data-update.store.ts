import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

interface DataUpdate {
  readonly visible: boolean
  /** null: the default text. */
  readonly text: string | null
}

/** Says that the screen is being updated. */
export const useDataUpdate = resetWithPerson(create<DataUpdate>(() => ({ visible: false, text: null })))

export function showDataUpdate(text: string | null = null): void {
  useDataUpdate.setState({ visible: true, text })
}

export function hideDataUpdate(): void {
  useDataUpdate.setState({ visible: false })
}
