import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './flow-desk.module.css'

interface PanelDrawerProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** The panel as a drawer. A selection opens it, and the graph beside it can still be used. */
export function PanelDrawer({ isOpen, onOpen, children }: PanelDrawerProps) {
  const t = useT()
  const selection = useEditing((state) => state.selection)
  const follow = useEffectEvent(onOpen)
  useEffect(() => {
    if (!selection) return
    follow(true)
    showChosen()
  }, [selection])
  if (!isOpen) return null
  return (
    <aside className={classes.drawer} aria-label={t('flow_editor', 'Check and changes')}>
      <div className={classes.drawerHead}>
        <IconButton label={t('dialog', 'Close')} onClick={() => onOpen(false)}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}

/** Keeps the selection in sight, since the graph has less room now. */
function showChosen(): void {
  setTimeout(() => {
    const chosen = document.querySelector('[data-step][aria-current="true"], [data-cell][data-cursor]')
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  })
}
