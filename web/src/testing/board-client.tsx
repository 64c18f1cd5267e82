import '#lib/zod-setup.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RealtimeBridge } from '#app/layouts/realtime-bridge.tsx'
import { authQueries, useMaybeProfile } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { BoardContext, createBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { isAsking } from '#features/kanban/data/board-moves.rules.ts'
import { BoardSearch, filterOf, startBoard } from '#features/kanban/data/board-search.ts'
import type { BoardInput } from '#features/kanban/data/board-state.ts'
import { useBoardAnswer, useMoreCards } from '#features/kanban/data/use-board-answer.ts'
import { useBoardChanges } from '#features/kanban/data/use-board-changes.ts'
import { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { useLiveAnswer } from '#features/kanban/data/use-live-answer.ts'
import { useLive } from '#features/realtime/live.store.ts'
import { prepareMessages } from '#lib/i18n.ts'
import { queryClient } from '#lib/query-client.ts'
import { connection } from '#lib/realtime.ts'
import { lenient, parseSearch } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'

/** A board without its pixels: its state, and the actions of a person on it. */
export interface BoardClient {
  /** Whether the signed-in person is known; if not, the page shows only an error. */
  isSomebodys(): boolean
  /** Undefined before the first data. */
  columns(): readonly ShownColumn[] | undefined
  /** Whether every channel is subscribed, as the mark beside the title says. */
  isLive(): boolean
  show(search: string): void
  fold(status: number, isCollapsed: boolean): void
  /** Scrolls to the end of a column. */
  more(status: number): void
  /** Drops a card on another column. */
  move(order: CompactOrder, to: number): void
  /** Lifts a card: the board does not move under it. */
  lift(order: CompactOrder): void
  /** Puts back a lifted card and closes open questions. */
  rest(): void
}

interface Hands {
  readonly board: ReturnType<typeof createBoardStore>
  readonly start: (order: CompactOrder, to: number) => void
  readonly more: Map<number, () => Promise<boolean>>
}

/** Opens the board of the signed-in person, as at `/order/kanban`. */
export async function openBoard(search: string): Promise<BoardClient> {
  await prepareMessages()
  let hands: Hands | undefined
  let show: (search: string) => void = () => undefined
  const take = (next: Hands | undefined) => {
    hands = next
  }

  function Screen() {
    const [shown, setShown] = useState(search)
    show = setShown
    const profile = useMaybeProfile()
    // `Preferences` does the same.
    useUntilAnswered([useQuery(configQueries.get())])
    return (
      <>
        {profile && <Page search={shown} take={take} />}
        <RealtimeBridge />
      </>
    )
  }

  startBoard(queryClient, parseSearch(search))
  createRoot(document.createElement('div')).render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <Screen />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return {
    isSomebodys: () => Boolean(queryClient.getQueryData(authQueries.profile().queryKey)),
    columns: () => hands?.board.getState().columns,
    isLive: () => useLive.getState().isLive && connection.status() === 'connected',
    show: (next) => show(next),
    fold: (status, isCollapsed) => hands?.board.fold(status, isCollapsed),
    more: (status) =>
      void hands?.more
        .get(status)?.()
        .catch(() => undefined),
    move: (order, to) => hands?.start(order, to),
    lift: (order) => hands?.board.pick(order, 'keyboard'),
    rest: () => {
      hands?.board.release()
      for (const move of hands?.board.getState().moves.filter(isAsking) ?? []) hands?.board.cancel(move)
    },
  }
}

interface PageProps {
  search: string
  take: (hands: Hands | undefined) => void
}

function Page({ search, take }: PageProps) {
  const filter = useStable(filterOf(lenient(BoardSearch)(parseSearch(search))))
  useBoardChanges()
  const { layout, fields, orders } = useBoardAnswer(filter)
  if (!layout || !fields || !orders.data) return null
  const { isPlaceholderData: isPlaceholder, isFetching, data: answer } = orders
  return (
    <LiveBoard {...{ filter, layout, fields, answer, isPlaceholder, isFetching, density: 'comfortable', onOpen, onClear }} take={take} />
  )
}

const onOpen = () => undefined
const onClear = () => undefined

function LiveBoard({ take, ...input }: BoardInput & Pick<PageProps, 'take'>) {
  const [board] = useState(() => createBoardStore(input))
  useLiveAnswer(board, input)
  const [more] = useState(() => new Map<number, () => Promise<boolean>>())
  return (
    <BoardContext value={board}>
      <Drop onStart={(start) => take({ board, start, more })} />
      {input.layout.map(({ status_id }) => (
        <End key={status_id} status={status_id} more={more} />
      ))}
    </BoardContext>
  )
}

function Drop({ onStart }: { onStart: (start: Hands['start']) => void }) {
  const { start } = useBoardMoves()
  onStart(start)
  return null
}

function End({ status, more }: { status: number; more: Hands['more'] }) {
  more.set(status, useMoreCards(status))
  return null
}
