import { ordersPath } from '@tracklane/contract/kit/viewer'
import { Suspense, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { Bell } from '#features/message/bell.parts.tsx'
import { part } from '#ui/part.ts'

const NewMessage = part(
  () => import('#features/message-sending/new-message.parts.tsx').then((module) => ({ default: module.NewMessage })),
  {
    ahead: false,
  },
)
const MessageSettings = part(
  () => import('#features/message-setting/message-settings.parts.tsx').then((module) => ({ default: module.MessageSettings })),
  { ahead: false },
)

/** The bell in the top bar, and the dialogs it opens. */
export function MessageBell() {
  const { id, role, impersonator, message_settings, organization_id } = useProfile()
  const [open, setOpen] = useState<'settings' | 'write'>()
  const isActing = impersonator !== null
  const mayWrite = (role === 'admin' || role === 'organization_admin') && !isActing
  const close = () => setOpen(undefined)
  return (
    <>
      <Bell
        personId={id}
        orderPath={role === 'courier' ? '/' : ordersPath({ role })}
        canMark={!isActing}
        onWrite={mayWrite ? () => setOpen('write') : undefined}
        onSettings={() => setOpen('settings')}
      />
      <Suspense>
        {open === 'settings' && <MessageSettings settings={message_settings} canChange={!isActing} onClose={close} />}
        {open === 'write' && <NewMessage organization_id={organization_id} onClose={close} />}
      </Suspense>
    </>
  )
}
