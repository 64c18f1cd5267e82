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

/** Where the order stands in the list it was opened from. */
export interface PeekSteps {
  readonly place: number
  readonly of: number
  /** Undefined at the end of the list. */
  readonly back: (() => void) | undefined
  readonly on: (() => void) | undefined
}

export interface OrderPeekProps {
  id: number
  onClose: () => void
  steps?: PeekSteps | undefined
  /** It lies over the screen at every width; otherwise the screen makes room for it where there is enough. */
  isOver?: boolean
}

/** One order at the right, without a word against working on beside it; a sheet of its own where the window is small. */
export function OrderPeek({ id, onClose, steps, isOver = false }: OrderPeekProps) {
  const t = useT()
  const isSheet = useMediaQuery('(max-width: 56.24em)', undefined, { getInitialValueInEffect: false })
  const [isWide, setWide] = useState(false)
  // Silent: the peek itself says what is wrong.
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
        {/* No button is meant by whoever opens it, and the tooltip of the first one would lie over the track number. */}
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

/** Asking again would not help. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403)
}

/** An address that names no order, or one that this person does not see: the server does not tell the two apart. */
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

/** The arrows lead to the neighbours in the list, from the peek itself and from the buttons that do the same. */
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
