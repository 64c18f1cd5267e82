import { type Icon, IconBell, IconBrandWhatsapp, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react'
import { channelName, type NotificationChannel } from '@tracklane/contract/notification-event'
import { usePhrase } from '#lib/i18n.ts'
import classes from './notification-template.module.css'

export const CHANNEL_ICONS: Readonly<Record<NotificationChannel, Icon>> = {
  in_app: IconBell,
  email: IconMail,
  sms: IconDeviceMobileMessage,
  messenger: IconBrandWhatsapp,
}

/** A channel as icon and name. */
export function ChannelText({ channel }: { channel: NotificationChannel }) {
  const say = usePhrase()
  const Mark = CHANNEL_ICONS[channel]
  return (
    <span className={classes.channel}>
      <Mark size={16} stroke={1.5} aria-hidden />
      <span className={classes.clipped}>{say(channelName(channel))}</span>
    </span>
  )
}
