import { Button, FocusTrap } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { orderQueries } from '#features/order/order.api.ts'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { useEscape } from '#ui/use-escape.ts'
import classes from './order-peek.module.css'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import { PeekBar } from './peek-bar.tsx'

/** The place of the order in the list it was opened from. */
export interface PeekSteps {
  readonly place: number
  readonly of: number
  /** Undefined at the ends of the list. */
  readonly back: (() => void) | undefined
  readonly on: (() => void) | undefined
}

export interface OrderPeekProps {
  id: number
  onClose: () => void
  steps?: PeekSteps | undefined
  /** True where it covers the screen at every width; otherwise the screen makes room for it. */
  isOver?: boolean
}

/** One order at the right, while the list beside it stays usable; a sheet of its own in a small window. */
export function OrderPeek({ id, onClose, steps, isOver = false }: OrderPeekProps) {
  const t = useT()
  const isSheet = useMediaQuery('(max-width: 56.24em)', undefined, { getInitialValueInEffect: false })
  const [isWide, setWide] = useState(false)
  // Silent, since the peek itself shows the error.
  const detail = orderQueries.detail(id)
  const order = useQuery({ ...detail, meta: { ...detail.meta, silent: true } })
  const frame = useRef<HTMLElement>(null)
  useDocumentTitle(order.data?.track ?? '')
  useEscape(onClose)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  return (
    <FocusTrap active={isSheet ?? false} innerRef={frame}>
      <aside
        className={classes.peek}
        role="dialog"
        aria-modal={isSheet || undefined}
        aria-label={order.data ? t('order', 'Order {track}', { track: order.data.track }) : t('order', 'Order')}
        data-peek
        data-over={isOver || undefined}
        data-wide={isWide || undefined}
        tabIndex={-1}
        onKeyDown={stepByArrow(steps)}
      >
        {/* The focus starts here rather than on the first button, whose tooltip would cover the track number. */}
        <FocusTrap.InitialFocus />
        <PeekBar order={order.data} steps={steps} isWide={isWide} onWide={() => setWide(!isWide)} onClose={onClose} />
        {order.data ? (
          <OrderView key={id} order={order.data} />
        ) : isMissing(order.error) ? (
          <NoSuchOrder onClose={onClose} />
        ) : order.isError ? (
          <ErrorState message={order.error.message} onRetry={() => order.refetch()} isRetrying={order.isFetching} />
        ) : (
          <OrderSkeleton />
        )}
      </aside>
    </FocusTrap>
  )
}

/** Returns whether asking again would not help. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403)
}

/** Says that there is no such order, or that this person may not see it: the server does not tell which. */
function NoSuchOrder({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <EmptyState
      title={t('order', 'There is no such order')}
      action={
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('order', 'Back to the list')}
        </Button>
      }
    >
      {t('order', 'The link may be wrong, or the order belongs to another country or organization than yours.')}
    </EmptyState>
  )
}

/** Handles the arrow keys, which lead to the neighbours in the list from the peek and from its buttons. */
function stepByArrow(steps: PeekSteps | undefined) {
  return (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? steps?.back : event.key === 'ArrowDown' ? steps?.on : undefined
    if (!step || !isOfPeek(event)) return
    event.preventDefault()
    step()
  }
}

function isOfPeek({ target, currentTarget }: KeyboardEvent): boolean {
  return target === currentTarget || (target instanceof Element && target.closest('[data-steps]') !== null)
}
