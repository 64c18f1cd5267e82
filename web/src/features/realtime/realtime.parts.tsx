import { IconCloudOff } from '@tabler/icons-react'
import type { Profile } from '@tracklane/contract/auth'
import { useMaybeProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { useConnection } from '#lib/realtime.ts'
import { DataUpdateNotice } from './data-update-notice.tsx'
import classes from './notice.module.css'
import { Notice } from './notice.tsx'
import { useFlowUpdates, useMessages, useOrdersChannel, useRealtimeAs, useTurnedAway } from './use-realtime.ts'

/** Connects while somebody is signed in, and does what every screen wants: messages, and a flow that is up to date. */
export function RealtimeBridge() {
  const profile = useMaybeProfile()
  return profile && <Bridge profile={profile} />
}

function Bridge({ profile }: { profile: Profile }) {
  useRealtimeAs(profile.id)
  useTurnedAway()
  useMessages(profile)
  useFlowUpdates(profile)
  useOrdersChannel(profile)
  return <DataUpdateNotice />
}

/** Visible while changes of others do not arrive. A courier's home says so itself, and more. */
export function ConnectionNotice() {
  const t = useT()
  const isCourier = useMaybeProfile()?.role === 'courier'
  const isLost = useConnection() === 'unavailable' && !isCourier
  return (
    <Notice place="lower">
      {isLost && (
        <>
          <IconCloudOff size={16} aria-hidden className={classes.lost} />
          {t('realtime', 'Connection lost. Changes of others appear again when it is back.')}
        </>
      )}
    </Notice>
  )
}
