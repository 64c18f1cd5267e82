import { Checkbox } from '@mantine/core'
import { CourierChoice } from '#features/courier-order/courier-choice.parts.tsx'
import { driveDays } from '#features/order-move/drive-days.rules.ts'
import type { BulkMoveOrder } from '#features/order-move/order-move.rules.ts'
import { useT } from '#lib/i18n.ts'
import type { useBulkCourier } from './use-bulk-courier.ts'

interface BulkCourierProps {
  courier: ReturnType<typeof useBulkCourier>
  orders: readonly BulkMoveOrder[]
}

export function BulkCourier({ courier, orders }: BulkCourierProps) {
  const t = useT()
  const { needing, taken, isReplacing, chosen } = courier
  if (needing.length + taken.length === 0) return null
  const takenIds = new Set(isReplacing ? taken.map(({ id }) => id) : [])
  const needingIds = new Set(needing)
  const given = orders.filter(({ id }) => needingIds.has(id) || takenIds.has(id))
  return (
    <div>
      {taken.length > 0 && (
        <Checkbox
          mb="sm"
          checked={isReplacing}
          onChange={(event) => courier.setReplacing(event.currentTarget.checked)}
          label={t(
            'order',
            '{count, plural, one {Another courier for # order that has one} other {Another courier for # orders that have one}}',
            {
              count: taken.length,
            },
          )}
        />
      )}
      {(needing.length > 0 || isReplacing) && (
        <CourierChoice
          query={{ active: true, country_id: [...new Set(orders.map((order) => order.country_id))] }}
          organizations={given.map((order) => order.organization_id)}
          days={driveDays(given)}
          value={chosen}
          onChange={courier.setChosen}
          isFirst={needing.length > 0}
        />
      )}
    </div>
  )
}
