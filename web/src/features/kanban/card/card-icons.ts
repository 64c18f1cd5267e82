import {
  type Icon,
  IconBarcode,
  IconCalendar,
  IconCalendarEvent,
  IconClock,
  IconHash,
  IconHome,
  IconMapPin,
  IconMessage,
  IconMessageCircle,
  IconNote,
  IconPackage,
  IconPhone,
  IconTag,
  IconTruck,
  IconTruckDelivery,
  IconUser,
} from '@tabler/icons-react'
import { dictionary } from '@tracklane/contract/kit/dictionary'

/** The icons that a card layout may use; an unknown name shows as a tag. */
const ICONS = dictionary<Icon>({
  barcode: IconBarcode,
  calendar: IconCalendar,
  'calendar-event': IconCalendarEvent,
  clock: IconClock,
  hash: IconHash,
  home: IconHome,
  'map-pin': IconMapPin,
  message: IconMessage,
  'message-circle': IconMessageCircle,
  note: IconNote,
  package: IconPackage,
  phone: IconPhone,
  tag: IconTag,
  truck: IconTruck,
  'truck-delivery': IconTruckDelivery,
  user: IconUser,
})

export function cardIcon(name: string): Icon {
  return ICONS[name] ?? IconTag
}
