import { Skeleton, Stack } from '@mantine/core'
import { useT } from '#lib/i18n.ts'

export function DeliveriesSkeleton() {
  const t = useT()
  return (
    <Stack gap="sm" role="status" aria-label={t('delivery', 'Your orders are loading')}>
      <Skeleton height={20} width={90} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={260} radius={8} />
      ))}
    </Stack>
  )
}
