import { DragDropProvider, DragOverlay } from '@dnd-kit/react'
import type { BoardColumn as Answer, CompactOrder, KanbanColumn } from '@tracklane/contract/kanban'
import { useMemo, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { toastError } from '#ui/toast.ts'
import { useAnnouncer } from './announcer.tsx'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { shownColumns, withMoves } from './board-columns.ts'
import { BoardDialogs, type OpenMenu } from './board-dialogs.tsx'
import { boardPlugins, boardSensors } from './board-sensors.ts'
import type { ShownFields } from './card-layout.ts'
import { LiftedCard } from './lifted-card.tsx'
import { useArrivals } from './use-arrivals.ts'
import { boardKeyDown } from './use-board-keyboard.ts'
import { useBoardLive } from './use-board-live.ts'
import { useBoardMoves } from './use-board-moves.ts'
import { useBoardWords } from './use-board-words.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useHeld } from './use-held.ts'
import { useLift } from './use-lift.ts'
import { useNow } from './use-now.ts'
import { useStableActions } from './use-stable-actions.ts'
import { useReason, useVerdicts } from './use-verdicts.ts'

interface LiveBoardProps {
  layout: readonly KanbanColumn[]
  /** The statuses a filter narrows the board to. */
  only: readonly number[] | undefined
  answer: readonly Answer[]
  /** Names the filter that the answer belongs to. */
  answerKey: string
  isFetching: boolean
  fields: ShownFields
  onMore: (status_id: number) => Promise<unknown>
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
}

/** The board as it is used: what others do comes in, except while a card is lifted or a dialog asks. */
export function LiveBoard({ layout, only, answer, answerKey, isFetching, fields, onMore, hrefOf, onOpen }: LiveBoardProps) {
  const t = useT()
  const words = useBoardWords()
  const reasonOf = useReason()
  const now = useNow()
  const { say, region } = useAnnouncer()
  const { lift, lifted, pick, hover, release } = useLift()
  const [menu, setMenu] = useState<OpenMenu>()
  const [focused, setFocused] = useState<number>()
  const focusCard = useCardFocus()
  const { moves, asking, own, start, confirm, cancel } = useBoardMoves({ isHeld: lift !== undefined, isFetching, focusCard })

  const truth = useHeld(answer, lift !== undefined || asking !== undefined || menu !== undefined)
  const changed = useBoardLive()
  const columns = useMemo(() => withMoves(shownColumns(layout, truth, only), moves), [layout, truth, only, moves])
  const cards = useMemo(() => new Map(columns.flatMap((column) => column.orders.map((order) => [order.id, order] as const))), [columns])
  const glowing = useArrivals({
    columns: truth,
    board: answerKey,
    changed,
    own,
    onArrived: (orders) => say(words.arrived(orders)),
  })
  const verdicts = useVerdicts(lift?.order ?? menu?.order)

  const drop = (order: CompactOrder, to: number) => {
    release()
    if (to === order.status_id) {
      focusCard(order.id)
      return
    }
    const reason = reasonOf(verdicts?.get(to))
    if (reason) {
      toastError(reason)
      focusCard(order.id)
      return
    }
    start(order, to)
    say(words.moved(order, to))
  }

  const hoverColumn = (status: number) => {
    hover(status)
    document.querySelector(`[data-column="${status}"]`)?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    say(words.over(status, reasonOf(verdicts?.get(status))))
  }

  const actions = useStableActions({
    hrefOf,
    onOpen,
    onMenu: (order, anchor) => setMenu({ order, anchor }),
    onFocus: setFocused,
  })
  const tabStop =
    focused !== undefined && cards.has(focused) ? focused : columns.find((column) => !column.collapsed && column.orders[0])?.orders[0]?.id

  return (
    <DragDropProvider
      sensors={boardSensors}
      plugins={boardPlugins}
      onDragStart={({ operation }) => {
        const order = cards.get(Number(operation.source?.id))
        if (order) pick(order, 'pointer')
      }}
      onDragOver={({ operation }) => {
        if (operation.target) hover(Number(operation.target.id))
      }}
      onDragEnd={({ operation, canceled }) => {
        const order = lift?.order
        if (order && operation.target && !canceled) drop(order, Number(operation.target.id))
        else release()
      }}
    >
      <section
        className={classes.columns}
        data-lifting={lift?.by}
        aria-label={t('kanban', 'Board')}
        onKeyDown={boardKeyDown({
          lift,
          statuses: columns.map((column) => column.status_id),
          find: (id) => cards.get(id),
          onPick: (order) => {
            pick(order, 'keyboard')
            say(words.lifted(order))
          },
          onHover: hoverColumn,
          onDrop: drop,
          onRelease: () => {
            release()
            say(words.putBack())
          },
          onMenu: actions.onMenu,
        })}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status_id}
            column={column}
            fields={fields}
            now={now}
            verdict={lift ? verdicts?.get(column.status_id)?.kind : undefined}
            reason={lift ? reasonOf(verdicts?.get(column.status_id)) : undefined}
            isOver={lift !== undefined && lift.over === column.status_id && lift.order.status_id !== column.status_id}
            tabStop={tabStop}
            lifted={lift && lift.order.status_id === column.status_id ? lifted : undefined}
            glowing={glowing}
            actions={actions}
            onMore={onMore}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {lift?.by === 'pointer' && <LiftedCard order={lift.order} fields={fields} now={now} />}
      </DragOverlay>
      <BoardDialogs
        menu={menu}
        verdicts={verdicts}
        moves={{ asking, start, confirm, cancel }}
        onOpen={onOpen}
        onMenuClosed={(order) => {
          setMenu(undefined)
          focusCard(order.id)
        }}
      />
      {region}
    </DragDropProvider>
  )
}
