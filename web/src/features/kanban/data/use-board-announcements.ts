import type { CompactOrder } from '@tracklane/contract/kanban'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useBoardStore } from './board.store.ts'

/** Announces events of the board to people who do not see it. */
export function useBoardAnnouncements() {
  const { say } = useBoardStore()
  const t = useT()
  const nameOf = useStatusName()
  const arrivedText = ({ track, status_id, moved_by }: CompactOrder) => {
    const status = nameOf(status_id)
    return moved_by
      ? t('kanban', '{name} moved {track} to “{status}”', { name: moved_by.name, track, status })
      : t('kanban', '{track} is now in “{status}”', { track, status })
  }
  return {
    arrived: (orders: readonly CompactOrder[]) => {
      const [first] = orders
      say(
        orders.length === 1 && first
          ? arrivedText(first)
          : t('kanban', '{count, plural, one {# order} other {# orders}} moved', { count: orders.length }),
      )
    },
    lifted: ({ track }: CompactOrder) =>
      say(t('kanban', '{track} lifted. Choose a column with the left and right arrows, drop with Space, put back with Escape.', { track })),
    over: (status: number, reason: string | undefined) => say([nameOf(status), reason].filter(Boolean).join('. ')),
    selected: (count: number) =>
      say(t('kanban', '{count, plural, =0 {Nothing selected} one {# order selected} other {# orders selected}}', { count })),
    putBack: () => say(t('kanban', 'Put back')),
  }
}
