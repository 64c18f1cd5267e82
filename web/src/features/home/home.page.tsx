import { Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { DeliveriesSkeleton } from '#features/delivery/deliveries-skeleton.parts.tsx'
import { NumbersHome } from '#features/home/numbers/numbers-home.parts.tsx'
import { part } from '#ui/part.ts'

const CourierHome = part(() => import('#features/delivery/courier-home.parts.tsx').then((module) => ({ default: module.CourierHome })), {
  ahead: false,
})

const CourierCash = part(() => import('./courier-cash.tsx').then((module) => ({ default: module.CourierCash })), { ahead: false })

const UnlinkedNotice = part(() => import('./courier-cash.tsx').then((module) => ({ default: module.UnlinkedNotice })), { ahead: false })

/** A person's home by role: the orders of a courier, numbers for others. */
export function HomePage() {
  const { role } = useProfile()
  if (role !== 'courier') return <NumbersHome />
  return (
    <Suspense fallback={<DeliveriesSkeleton />}>
      <CourierHome
        notice={
          <Suspense>
            <UnlinkedNotice />
          </Suspense>
        }
        cash={(updatedAt) => (
          <Suspense>
            <CourierCash updatedAt={updatedAt} />
          </Suspense>
        )}
      />
    </Suspense>
  )
}
