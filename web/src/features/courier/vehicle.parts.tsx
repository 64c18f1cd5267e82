import { Group } from '@mantine/core'
import { IconBike, IconCar, IconTruck, IconWalk } from '@tabler/icons-react'
import { type Vehicle, vehicleName } from '@tracklane/contract/courier'
import { usePhrase } from '#lib/i18n.ts'

const ICONS = { foot: IconWalk, bike: IconBike, car: IconCar, van: IconTruck } as const satisfies Record<Vehicle, unknown>

/** An icon alone, which has its name as a label. */
export function VehicleIcon({ vehicle, className }: { vehicle: Vehicle; className?: string | undefined }) {
  const say = usePhrase()
  const Icon = ICONS[vehicle]
  return <Icon size={18} stroke={1.5} className={className} role="img" aria-label={say(vehicleName(vehicle))} />
}

export function VehicleText({ vehicle }: { vehicle: Vehicle }) {
  const say = usePhrase()
  const Icon = ICONS[vehicle]
  return (
    <Group component="span" gap={8} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      <Icon size={16} stroke={1.5} color="var(--text-dim)" aria-hidden />
      {say(vehicleName(vehicle))}
    </Group>
  )
}
