import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Order, orderPhrases } from '@tracklane/contract/order'
import { heldBy } from '@tracklane/contract/order-hold'
import { useState } from 'react'
import { orderQueries } from '#features/order/order.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { DrawerFrame } from '#ui/drawer-frame.tsx'
import { EditorDrawer } from '#ui/editor-drawer.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { OrderConflict } from './order-conflict.tsx'
import { OrderFormFields } from './order-form.tsx'
import { valuesOf } from './order-values.rules.ts'
import { useOrderEdit } from './use-order-edit.ts'

interface OrderEditProps {
  id: number
  onClose: () => void
}

export function OrderEdit({ id, onClose }: OrderEditProps) {
  const t = useT()
  const order = useQuery(orderQueries.detail(id))
  // The order as it was opened, even if a newer one arrives: saving compares the two.
  const [opened, setOpened] = useState(order.data)
  if (!opened && order.data) setOpened(order.data)
  if (opened && !opened.archived && !opened.deleted) return <OpenOrderEdit order={opened} onClose={onClose} />
  return (
    // The frame of the coming form, so that nothing moves when the order comes.
    <DrawerFrame title={t('order_editor', 'Edit order')} onClose={onClose}>
      {opened ? (
        <Closed order={opened} onClose={onClose} />
      ) : order.isError ? (
        <ErrorState message={order.error.message} onRetry={() => order.refetch()} isRetrying={order.isFetching} />
      ) : (
        <Stack gap="md">
          <Skeleton height={180} />
          <Skeleton height={140} />
          <Skeleton height={140} />
        </Stack>
      )}
    </DrawerFrame>
  )
}

function OpenOrderEdit({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const edit = useOrderEdit(order, onClose)
  const say = usePhrase()
  const { conflict } = edit
  const held = heldBy(order)
  return (
    <EditorDrawer
      title={t('order_editor', 'Edit order {track}', { track: order.track })}
      isSending={edit.isSending}
      isDisabled={!edit.canSend}
      onSubmit={edit.save}
      onClose={onClose}
    >
      {conflict ? (
        <OrderConflict {...conflict} theirValues={valuesOf(conflict.theirs)} onChoose={edit.choose} />
      ) : (
        <OrderFormFields form={edit.form} held={held && say(held)} />
      )}
    </EditorDrawer>
  )
}

function Closed({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const say = usePhrase()
  return (
    <Callout title={say(order.deleted ? orderPhrases.isDeleted : orderPhrases.isArchived)}>
      <Button variant="default" size="compact-sm" onClick={onClose}>
        {t('order_editor', 'Show the order')}
      </Button>
    </Callout>
  )
}
