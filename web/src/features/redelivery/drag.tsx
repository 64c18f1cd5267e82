import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, useDragDropMonitor } from '@dnd-kit/react'
import type { OrderRow } from '@tracklane/contract/order'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { pointerSensors } from '#ui/pointer-sensors.ts'
import classes from './redelivery.module.css'

type ProviderProps = ComponentProps<typeof DragDropProvider>

/** Leaves out dnd-kit's roles and English instructions: without a pointer people press A. */
const plugins: ProviderProps['plugins'] = (defaults) => defaults.filter((plugin) => plugin !== Accessibility)

interface HandProps {
  /** Returns the orders that go along with that row or day. */
  ordersOf: (source: string) => readonly OrderRow[]
  held: readonly OrderRow[]
  onHold: (orders: readonly OrderRow[]) => void
  onDrop: (orders: readonly OrderRow[], courier: number) => void
}

/** Lets the pointer drag orders, or a day of them, to a courier. */
export function DragArea({ held, children, ...hand }: HandProps & { children: ReactNode }) {
  const t = useT()
  return (
    <DragDropProvider sensors={pointerSensors} plugins={plugins}>
      <Hand {...hand} />
      {children}
      <DragOverlay dropAnimation={null}>
        {held.length > 0 && (
          <span className={classes.lifted}>
            {t('redelivery', '{count, plural, one {# order} other {# orders}}', { count: held.length })}
          </span>
        )}
      </DragOverlay>
    </DragDropProvider>
  )
}

/** Listens beside the provider: handlers given to it run inside a transition. */
function Hand({ ordersOf, onHold, onDrop }: Omit<HandProps, 'held'>) {
  useDragDropMonitor({
    onDragStart: ({ operation }) => onHold(ordersOf(String(operation.source?.id))),
    onDragEnd: ({ operation, canceled }) => {
      const orders = ordersOf(String(operation.source?.id))
      onHold([])
      if (operation.target && !canceled && orders.length > 0) onDrop(orders, Number(operation.target.id))
    },
  })
  return null
}
