import { IconDots } from '@tabler/icons-react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import classes from './order-card.module.css'

interface CardToolsProps {
  order: CompactOrder
  isSelected: boolean
  tabIndex: number
}

/** The card's checkbox and the button of its menu. */
export function CardTools({ order, isSelected, tabIndex }: CardToolsProps) {
  const { id, track } = order
  const t = useT()
  const board = useBoardStore()
  return (
    <>
      <CheckBox
        areaClassName={classes.pick}
        checked={isSelected}
        tabIndex={tabIndex}
        aria-label={t('order', 'Select {track}', { track })}
        onChange={({ nativeEvent }) => board.select(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <button
        type="button"
        className={classes.menu}
        data-no-drag
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={t('order', 'Actions for {track}', { track })}
        onClick={(event) => board.openMenu(order, event.currentTarget.getBoundingClientRect())}
      >
        <IconDots size={16} aria-hidden />
      </button>
    </>
  )
}
