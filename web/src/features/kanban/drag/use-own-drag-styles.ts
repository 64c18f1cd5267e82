import { StyleInjector } from '@dnd-kit/dom'
import { useDragDropManager } from '@dnd-kit/react'
import { useEffect } from 'react'
import './drag.css'

/**
 * The library puts its style sheet before all others for each drag, and again with each column the card comes over:
 * the browser then takes all fonts for changed and lays the whole board out anew. The same rules stand in drag.css from the start.
 */
export function useOwnDragStyles(): void {
  const manager = useDragDropManager()
  useEffect(() => manager?.registry.plugins.unregister(StyleInjector), [manager])
}
