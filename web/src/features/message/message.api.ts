import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { type MessageRow, type MessageType, messageEndpoints, type ReadMark } from '@tracklane/contract/message'
import { useEffect } from 'react'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { call } from '#lib/http.ts'
import { MESSAGES } from './message-live.api.ts'

const PER_PAGE = 25
const COURIER_TYPES: MessageType[] = ['order_new', 'order_taken', 'order_changed']

const LISTS = [...MESSAGES, 'list']
const CHANGES = [...MESSAGES, 'changes']

type Page = Reply<typeof messageEndpoints.list>

export const messageQueries = {
  all: () => MESSAGES,
  /** The first pages in one list, the newest first, and the number of unread messages. */
  list: (pageCount: number) =>
    queryOptions({
      queryKey: [...LISTS, pageCount],
      queryFn: async ({ signal }) => {
        const pages: Page[] = []
        for (let page = 1; page <= pageCount; page++)
          pages.push(await call(messageEndpoints.list, { query: { page, per_page: PER_PAGE } }, signal))
        return joined(pages)
      },
      meta: { silent: true },
    }),
  /** Other people's changes of a courier's orders since the courier last confirmed them. */
  changes: () =>
    queryOptions({
      queryKey: CHANGES,
      queryFn: ({ signal }) => call(messageEndpoints.list, { query: { unread: true, type: COURIER_TYPES, per_page: 100 } }, signal),
      meta: { silent: true },
    }),
}

/** Joins the pages without doubles: a message that came between two requests has moved one from the first page to the second. */
function joined(pages: readonly Page[]): Page {
  const last = pages.at(-1)
  if (!last) throw new Error('A list has a first page')
  const rows = new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row]))
  return { data: [...rows.values()], meta: last.meta }
}

/** Marks messages as read: at once on the screen, and in the other tabs once the server has it. */
export function useReadMessages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReadMark) => call(messageEndpoints.read, { body }),
    onMutate: (mark) => client.setQueriesData<Page>({ queryKey: LISTS }, (before) => before && marked(before, mark)),
    // The server has it, even where the list cannot be loaded again: a phone has just come back to the network.
    onSuccess: (_, mark) => client.setQueryData<Page>(CHANGES, (before) => before && withoutRead(before, mark)),
    onSettled: async () => {
      otherTabs?.postMessage('read')
      await refresh(client)
    },
  })
}

function marked({ data, meta }: Page, { ids, all }: ReadMark): Page {
  const isMeant = ({ id, read_at }: MessageRow) => read_at === null && (all === true || ids?.includes(id) === true)
  const count = data.filter(isMeant).length
  const read_at = new Date().toISOString()
  return {
    data: data.map((row) => (isMeant(row) ? { ...row, read_at } : row)),
    meta: { ...meta, unread: all ? 0 : Math.max(0, meta.unread - count) },
  }
}

function withoutRead({ data, meta }: Page, { ids, all }: ReadMark): Page {
  const left = data.filter(({ id }) => all !== true && ids?.includes(id) !== true)
  return { data: left, meta: { ...meta, total: meta.total - (data.length - left.length) } }
}

const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('messages')

/** Asks again when another tab of this browser has marked messages as read. */
export function useReadElsewhere(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!otherTabs) return
    const onRead = () => void refresh(client)
    otherTabs.addEventListener('message', onRead)
    return () => otherTabs.removeEventListener('message', onRead)
  }, [client])
}

function refresh(client: QueryClient): Promise<void> {
  return askAgain(client, askedBefore(client, { queryKey: messageQueries.all() }))
}
