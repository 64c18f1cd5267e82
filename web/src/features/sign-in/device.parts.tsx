import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { deviceOf, deviceText } from './device.ts'

/** Returns a function that describes a user agent: "Firefox on Windows". */
export function useDeviceText(): (userAgent: string | null) => string {
  const t = useT()
  return (userAgent) => deviceText(t, userAgent)
}

export function DeviceIcon({ userAgent }: { userAgent: string | null }) {
  const Icon = deviceOf(userAgent)?.isHandheld ? IconDeviceMobile : IconDeviceDesktop
  return <Icon size={20} stroke={1.75} aria-hidden />
}
