import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { type Order, orderPhrases } from '@tracklane/contract/order'
import { orderEditEndpoints as on } from '@tracklane/contract/order-edit'
import { Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyCap } from '#ui/key-cap.tsx'
import { part } from '#ui/part.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { EditorSearch } from './order-edit.api.ts'

const LazyEdit = part(() => import('./order-edit.tsx').then((module) => ({ default: module.OrderEdit })))
const LazyCreate = part(() => import('./order-create.tsx').then((module) => ({ default: module.OrderCreate })))

/** Returns whether the address asks to edit the open order, and the person may. */
export function useIsEditing(): boolean {
  const [search] = useFilter(EditorSearch)
  const { role } = useProfile()
  return search.edit === true && mayCall(on.update, role)
}

/** The form of the open order. Closing it leads back to the order. */
export function OrderEditor({ id }: { id: number }) {
  const go = useGo()
  return (
    <Suspense>
      <LazyEdit key={id} id={id} onClose={() => go({ edit: undefined })} />
    </Suspense>
  )
}

/** A button at the head of an order, even while the order is loading. It says why where the order cannot be edited. */
export function EditOrderButton({ order }: { order: Pick<Order, 'archived' | 'deleted'> | undefined }) {
  const t = useT()
  const say = usePhrase()
  const go = useGo()
  const { role } = useProfile()
  if (!mayCall(on.update, role)) return null
  const reason = order?.deleted ? orderPhrases.isDeleted : order?.archived ? orderPhrases.isArchived : undefined
  return (
    <IconButton
      label={t('order_editor', 'Edit')}
      hint={reason && say(reason)}
      size={32}
      disabled={!order}
      data-disabled={(reason && true) || !order}
      aria-disabled={reason && true}
      onClick={() => !reason && go({ edit: true }, { push: true })}
    >
      <IconPencil size={18} aria-hidden />
    </IconButton>
  )
}

/** A button at the head of a screen with orders. It includes the form. */
export function NewOrderButton() {
  const t = useT()
  const [search] = useFilter(EditorSearch)
  const go = useGo()
  const { role } = useProfile()
  const canCreate = mayCall(on.create, role)
  const open = () => void go({ new: true, id: undefined }, { push: true })
  useShortcuts(canCreate ? [{ key: 'c', label: t('order_editor', 'New order'), run: open }] : [])
  if (!canCreate) return null
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} rightSection={<KeyCap>C</KeyCap>} aria-keyshortcuts="c" onClick={open}>
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

/** Changes the query string and keeps its other parts, the page too. */
function useGo() {
  const navigate = useNavigate()
  return (change: Record<string, unknown>, { push = false } = {}) =>
    navigate({ to: '.', search: (now: Record<string, unknown>) => ({ ...now, ...change }), replace: !push })
}
