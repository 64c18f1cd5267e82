import { Button, Tooltip } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { type Order, orderPhrases } from '@tracklane/contract/order'
import { orderEditEndpoints as on } from '@tracklane/contract/order-edit'
import { lazy, Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { EditorSearch } from './order-edit.api.ts'

const LazyEdit = lazy(() => import('./order-edit.tsx').then((module) => ({ default: module.OrderEdit })))
const LazyCreate = lazy(() => import('./order-create.tsx').then((module) => ({ default: module.OrderCreate })))

/** Whether the query string asks to edit the order that is open, and the person may. */
export function useIsEditing(): boolean {
  const [search] = useFilter(EditorSearch)
  const { role } = useProfile()
  return search.edit === true && mayCall(on.update, role)
}

/** The form of the order that is open; closing it leads back to the order. */
export function OrderEditor({ id }: { id: number }) {
  const go = useGo()
  return (
    <Suspense>
      <LazyEdit key={id} id={id} onClose={() => go({ edit: undefined })} />
    </Suspense>
  )
}

/** Stands in the view of an order; says why where it cannot be edited. */
export function EditOrderButton({ order }: { order: Pick<Order, 'archived' | 'deleted'> }) {
  const t = useT()
  const say = usePhrase()
  const go = useGo()
  const { role } = useProfile()
  if (!mayCall(on.update, role)) return null
  const reason = order.deleted ? orderPhrases.isDeleted : order.archived ? orderPhrases.isArchived : undefined
  return (
    <Tooltip label={reason && say(reason)} disabled={!reason}>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        data-disabled={reason && true}
        aria-disabled={reason && true}
        onClick={() => !reason && go({ edit: true }, { push: true })}
      >
        {t('order_editor', 'Edit')}
        {reason && <span className="visually-hidden">{say(reason)}</span>}
      </Button>
    </Tooltip>
  )
}

/** In the head of a screen that shows orders; brings its form along. */
export function NewOrderButton() {
  const t = useT()
  const [search] = useFilter(EditorSearch)
  const go = useGo()
  const { role } = useProfile()
  if (!mayCall(on.create, role)) return null
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go({ new: true, id: undefined }, { push: true })}>
        {t('order_editor', 'New order')}
      </Button>
      {search.new && <NewOrder />}
    </>
  )
}

function NewOrder() {
  useReturnFocus()
  const go = useGo()
  return (
    <Suspense>
      <LazyCreate onCreated={({ id }) => go({ new: undefined, id })} onClose={() => go({ new: undefined })} />
    </Suspense>
  )
}

/** Changes the query string and keeps the rest of it, the page too. */
function useGo() {
  const navigate = useNavigate()
  return (change: Record<string, unknown>, { push = false } = {}) =>
    navigate({ to: '.', search: (now: Record<string, unknown>) => ({ ...now, ...change }), replace: !push })
}
