import { useQuery } from '@tanstack/react-query'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { OrderRow } from '@tracklane/contract/order'
import { type ReactNode, useId } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderListQueries } from '#features/order-list/order-list.api.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './kanban-layout.module.css'

/** The number of orders among which the preview looks for the newest. */
const SAMPLES = 100

export interface PreviewPlace {
  organization_id: number | null
  country_id: number | null
}

interface LayoutPreviewProps {
  /** The place of the layout, from which the orders come. */
  place: PreviewPlace
  children: (orders: readonly OrderRow[]) => ReactNode
}

/** The edited layout with the newest orders that this person sees at its place. */
export function LayoutPreview({ place: { organization_id, country_id }, children }: LayoutPreviewProps) {
  const t = useT()
  const id = useId()
  const isOfAll = seesEveryOrganization(useProfile())
  const newest = useQuery(
    orderListQueries.list({
      per_page: SAMPLES,
      sort: '-created_at',
      ...(isOfAll && organization_id !== null && { organization_id: [organization_id] }),
      ...(country_id !== null && { country_id: [country_id] }),
    }),
  )
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h3 id={id} className={classes.previewTitle}>
        {t('kanban_layout', 'Preview with your newest orders')}
      </h3>
      {newest.error && !newest.data ? (
        <ErrorState message={newest.error.message} onRetry={() => newest.refetch()} isRetrying={newest.isFetching} />
      ) : newest.data?.data.length === 0 ? (
        <EmptyState title={t('kanban_layout', 'No orders yet')}>{t('kanban_layout', 'The first ones will stand here.')}</EmptyState>
      ) : (
        children(ofOneBoard(newest.data?.data ?? []))
      )}
    </section>
  )
}

/** Returns the orders that fit on one board: of the organization and country of the newest. */
function ofOneBoard(orders: readonly OrderRow[]): readonly OrderRow[] {
  const [newest] = orders
  return orders.filter((one) => one.organization_id === newest?.organization_id && one.country_id === newest?.country_id)
}
