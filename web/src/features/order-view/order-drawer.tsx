import { Drawer, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { orderQueries } from '#features/order/order.api.ts'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { OrderView } from './order-view.tsx'

export function OrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const order = useQuery(orderQueries.detail(id))
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      padding="lg"
      title={order.data ? t('order', 'Order {track}', { track: order.data.track }) : t('order', 'Order')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {order.data ? (
        <OrderView order={order.data} />
      ) : order.isError ? (
        <ErrorState message={order.error.message} onRetry={() => order.refetch()} isRetrying={order.isFetching} />
      ) : (
        <Stack gap="md" role="status" aria-label={t('order', 'The order is loading')}>
          <Skeleton height={24} width={160} />
          <Skeleton height={36} />
          <Skeleton height={140} />
          <Skeleton height={180} />
        </Stack>
      )}
    </Drawer>
  )
}
