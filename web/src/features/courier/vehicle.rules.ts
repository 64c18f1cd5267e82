import { IconBike, IconCar, IconTruck, IconWalk } from '@tabler/icons-react'
import type { Vehicle } from '@tracklane/contract/courier'
import type { Translate } from '#lib/i18n.ts'

export const VEHICLE_ICONS = { foot: IconWalk, bike: IconBike, car: IconCar, van: IconTruck } as const satisfies Record<Vehicle, unknown>

export function vehicleName(t: Translate, vehicle: Vehicle): string {
  switch (vehicle) {
    case 'foot':
      return t('courier', 'On foot')
    case 'bike':
      return t('courier', 'Bike')
    case 'car':
      return t('courier', 'Car')
    case 'van':
      return t('courier', 'Van')
  }
}

export function vehicleOptions(t: Translate, vehicles: readonly Vehicle[]) {
  return vehicles.map((vehicle) => ({ value: vehicle, label: vehicleName(t, vehicle) }))
}
