import { useT } from '#lib/i18n.ts'
import { PageTabs } from '#ui/page-tabs.tsx'

/** The tabs, with the number of orders. */
export function RejectedTabs({ current }: { current: 'statistics' | undefined }) {
  const t = useT()
  return (
    <PageTabs
      label={t('rejected_order', 'Rejected orders')}
      current={current}
      tabs={[
        { tab: undefined, label: t('rejected_order', 'Orders') },
        { tab: 'statistics', label: t('rejected_order', 'Statistics') },
      ]}
    />
  )
}
