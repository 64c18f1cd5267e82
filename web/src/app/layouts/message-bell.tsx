import { ordersPath } from '@tracklane/contract/kit/viewer'
import { Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { Bell } from '#features/message/bell.parts.tsx'
import { part } from '#ui/part.ts'
import { useOpenHere } from '#ui/use-open-here.ts'

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
  const { opened, open, close } = useOpenHere<'settings' | 'write'>()
  const isActing = impersonator !== null
  const mayWrite = (role === 'admin' || role === 'organization_admin') && !isActing
  return (
    <>
      <Bell
        personId={id}
        orderPath={role === 'courier' ? '/' : ordersPath({ role })}
        canMark={!isActing}
        onWrite={mayWrite ? () => open('write') : undefined}
        onSettings={() => open('settings')}
      />
      <Suspense>
        {opened === 'settings' && <MessageSettings settings={message_settings} canChange={!isActing} onClose={close} />}
        {opened === 'write' && <NewMessage organization_id={organization_id} onClose={close} />}
      </Suspense>
    </>
  )
}
